// A game being played: commands in, events out. It prints nothing, waits for nothing and has no
// thread; bots are run by whoever sees a Think event, and the time is an argument.
#pragma once

#include "damier/session/course.hpp"

#include <optional>
#include <span>
#include <vector>

namespace damier::session {

class Session {
public:
    explicit Session(std::span<game::Game const* const> catalogue);

    Events handle(Command const& command, TimePoint now);

    // Everything below is for views; nothing but NewGame works before has_game().
    bool has_game() const { return course_.game != nullptr; }
    NewGame const& setup() const { return course_.setup; }
    game::Game const& game() const { return *course_.game; }
    Tree const& tree() const { return course_.tree; }
    game::State const& state() const { return course_.state(); }
    std::optional<Ending> const& ending() const { return course_.ending; }
    std::optional<Offer> const& offer() const { return course_.offer; }
    bool can_play_on() const { return course_.can_play_on(); }
    // The game itself, without variations: up to its end, or the main line while it has none.
    std::vector<NodeId> played_line() const;
    std::optional<NodeId> disputed() const { return course_.disputed; }
    std::vector<game::Cell> const& chosen() const { return course_.hand.chosen; }
    std::optional<game::Cell> touched() const { return course_.hand.touched; }
    bool is_paused() const { return course_.is_paused; }
    bool is_clock_waiting() const { return course_.is_clock_waiting(); }
    std::vector<Told> const& told() const { return course_.told; }
    bool is_bot(game::Seat seat) const { return course_.is_bot(seat); }
    Argument name_of(game::Seat seat) const { return course_.name_of(seat); }

    std::optional<TimePoint> deadline() const; // send Tick then, not before
    Reading reading(game::Seat seat, TimePoint now) const;
    // For another game that takes the place of this one.
    Times times_for(game::Seat next, TimePoint now) const;
    // The Think event that is due now, if any: for a driver that starts from a resumed session.
    std::optional<Think> thinking(TimePoint now) const;

    // The session's own time, in whole microseconds: what a journal writes beside a command.
    Duration stamp(TimePoint now) const;
    // Lets the last command's time be `now`: what lies between did not happen (program was off).
    void continue_at(TimePoint now);

    bool operator==(Session const& other) const { return course_ == other.course_; }

private:
    Answer obey(NewGame const& wanted);
    Answer obey(Tick const&) { return std::nullopt; }
    template <class C> Answer obey(C const& other) { return carry_out(other, course_); }

    std::vector<game::Game const*> catalogue_;
    Course course_;
    std::optional<TimePoint> origin_; // where the session's own time starts
};

} // namespace damier::session
