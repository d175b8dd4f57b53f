// The one clock of Damier: every time control, two to four seats, no thread and no tick of its own.
// The present moment is always an argument, so tests use any times they like.
#pragma once

#include "damier/base/limits.hpp"
#include "damier/game/state.hpp"
#include "damier/session/time_control.hpp"

#include <array>
#include <optional>

namespace damier::session {

// What must be kept of one seat.
struct SeatTime {
    Duration left{0}; // of the main time, or of the byo-yomi period that is running
    int stage = 0;
    int moves = 0;       // made in this stage
    int periods = 0;     // of byo-yomi not yet begun
    bool in_byo = false; // the main time is used up

    bool operator==(SeatTime const&) const = default;
};

// All that a takeback has to restore. Small, so that every node of a game keeps one.
struct Times {
    static constexpr int most_seats = 4;

    std::array<SeatTime, most_seats> seats{};
    game::Seat seat = game::nobody; // whose turn it is
    Duration turn{0};               // used in this turn
    Duration step{0};               // used since the last action of this turn

    bool operator==(Times const&) const = default;
};

// What a front end shows.
struct Reading {
    bool has_clock = false;
    Duration left{0}; // never negative
    bool in_byo = false;
    int periods = 0;     // of byo-yomi still to come after this one
    int moves_to_go = 0; // until more time is given; 0 = no such number

    bool operator==(Reading const&) const = default;
};

class Clock {
public:
    Clock() = default;                              // nobody has a clock
    Clock(TimeControls const& controls, int seats); // at most Times::most_seats

    void start(game::Seat seat, TimePoint now);
    // The running seat has acted and `next` is to play. When that is the same seat its turn goes
    // on: nothing is added and no move is counted. Returns the time that the action took.
    Duration played(game::Seat next, TimePoint now);
    void stop(TimePoint now); // pause, or the end of the game
    void resume(TimePoint now);
    bool is_running() const { return is_running_; }

    Times const& times() const { return times_; }
    // Puts the times back, less what the seat to play has `used` since; the clock goes on or stays
    // stopped as it was.
    void restore(Times const& times, TimePoint now, Duration used = Duration::zero());

    // The times with which another game goes on where `next` is to play: a turn that goes on is
    // charged for what it has used, and no move is counted.
    Times handed_to(game::Seat next, TimePoint now) const;
    bool accepts(Times const& times) const; // such times can arise under these controls

    // The instant at which the running seat's flag falls, if it ever does. Sleep until then.
    std::optional<TimePoint> deadline() const;
    bool has_fallen(TimePoint now) const;
    game::Seat seat() const { return times_.seat; }

    Reading reading(game::Seat seat, TimePoint now) const;
    // How long a computer player may think now, with a margin against the flag.
    Limits limits(Limits own, TimePoint now) const;

    bool operator==(Clock const&) const = default;

private:
    void charge(TimePoint now);
    void finish_turn();
    void share_out(Duration amount);
    TimeControl const* control(game::Seat seat) const;
    Stage const& stage(game::Seat seat) const;
    std::optional<Duration> allowance() const;
    Duration delay_left() const;

    TimeControls controls_; // one per seat, or empty
    Times times_;
    TimePoint since_{};
    bool is_running_ = false;
};

} // namespace damier::session
