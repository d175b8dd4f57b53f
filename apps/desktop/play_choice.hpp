// What the card «Play» asks: which game, how strong the opponent is, which side one takes, with
// which clock. Pure logic: the card shows it, a session plays it.
#pragma once

#include "damier/game/game.hpp"
#include "damier/session/command.hpp"

#include <QString>

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

class QSettings;

namespace damier::desktop {

struct PlayChoice {
    static constexpr int random_side = -1, all_sides = -2;

    std::string game = "international";
    int strength = 50; // of a hundred: where the slider stands
    int side = 0;      // a seat, or one of the above: chance decides, nobody is a computer
    std::string clock; // such as "5m+3s"; empty: none

    bool operator==(PlayChoice const&) const = default;
};

// The computer player at this place of the slider.
std::string bot_of(game::Game const& game, int strength);
// "Club player · 1600 points", or the name of the player where a game has no points.
QString strength_text(game::Game const& game, int strength);

struct ClockChip {
    std::string_view control; // as session::read_time_controls() reads it
    std::string_view name;    // "5+3"
};
inline constexpr std::array clock_chips{ClockChip{"3m+2s", "3+2"}, ClockChip{"5m+3s", "5+3"},
                                        ClockChip{"10m+5s", "10+5"}};

session::NewGame setup_of(PlayChoice const& choice, game::Game const& game, std::uint64_t seed);

PlayChoice read_choice(QSettings& settings, std::span<game::Game const* const> catalogue);
void write_choice(QSettings& settings, PlayChoice const& choice);

} // namespace damier::desktop
