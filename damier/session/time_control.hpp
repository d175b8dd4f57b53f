// How much time a player gets, as a value with a text that people type: "5m+3s", "40/90m,30m".
// The clock that runs under such a control is in clock.hpp; docs/clocks.md explains every form.
#pragma once

#include "damier/base/result.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damier::session {

using TimePoint = std::chrono::steady_clock::time_point;
using Duration = std::chrono::steady_clock::duration;

// What a turn gives back: fischer adds the whole extra after it, bronstein at most the time used,
// delay lets the extra pass before the clock starts to run.
enum class Bonus { none, fischer, delay, bronstein };

// A number of moves to make in a time; 0 moves = all the rest of the game.
struct Stage {
    int moves = 0;
    Duration time{0};
    Bonus bonus = Bonus::none;
    Duration extra{0};

    bool operator==(Stage const&) const = default;
};

struct TimeControl {
    enum class Kind { none, per_turn, stages, hourglass };

    Kind kind = Kind::none;
    std::vector<Stage> stages; // one for per_turn and hourglass; the last repeats if it has moves
    int periods = 0;           // of byo-yomi, after the last stage
    Duration period{0};

    bool operator==(TimeControl const&) const = default;
};

// One for everybody, or one per seat. Empty: nobody has a clock.
using TimeControls = std::vector<TimeControl>;

Result<TimeControl> read_time_control(std::string_view text);
Result<TimeControls> read_time_controls(std::string_view text); // parted by '|', one per seat
std::string to_text(TimeControl const& control);
std::string to_text(TimeControls const& controls);

// "5m", "1m30s", "500ms"; reads back.
std::string to_text(Duration duration);
Result<Duration> read_duration(std::string_view text, Duration unit_of_bare_number);

// The value of PDN's TimeControl tag, for the controls that it can express.
std::optional<std::string> to_pdn(TimeControl const& control);
Result<TimeControl> read_pdn_time_control(std::string_view text);

} // namespace damier::session
