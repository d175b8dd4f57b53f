// A game being played: commands in, events out. It prints nothing, waits for nothing and has no
// thread; bots are run by whoever sees a Think event, and the time is an argument.
#pragma once

#include "damier/game/game.hpp"
#include "damier/session/clock.hpp"
#include "damier/session/command.hpp"
#include "damier/session/event.hpp"
#include "damier/session/tree.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace damier::session {

// An open offer of a draw.
struct Offer {
    game::Seat by = game::nobody;
    std::vector<game::Seat> accepted; // of the others, in the order of their answers

    bool operator==(Offer const&) const = default;
};

class Session {
public:
    explicit Session(std::span<game::Game const* const> catalogue);

    Events handle(Command const& command, TimePoint now);

    // Everything below is for views; nothing but NewGame works before has_game().
    bool has_game() const { return game_ != nullptr; }
    NewGame const& setup() const { return setup_; }
    game::Game const& game() const { return *game_; }
    Tree const& tree() const { return tree_; }
    game::State const& state() const { return *tree_.here().state; }
    std::optional<Ending> const& ending() const { return ending_; }
    std::optional<Offer> const& offer() const { return offer_; }
    bool can_play_on() const; // the rules have called a draw here, and there are moves
    // The game itself, without variations: up to its end, or the main line while it has none.
    std::vector<NodeId> played_line() const;
    std::optional<NodeId> disputed() const { return disputed_; } // irregular and not yet covered
    std::vector<game::Cell> const& chosen() const { return chosen_; }
    std::optional<game::Cell> touched() const { return touched_; } // must be played
    bool is_paused() const { return is_paused_; }
    // Nobody has moved yet in a game whose clock waits for that.
    bool is_clock_waiting() const { return setup_.clock_waits && tree_.size() == 1; }
    // What is told of the game beside its moves, each name once; empty: whatever a file may say of
    // it, it is not so.
    struct Told {
        std::string name, value;
        bool operator==(Told const&) const = default;
    };
    std::vector<Told> const& told() const { return told_; }
    bool is_bot(game::Seat seat) const;
    Argument name_of(game::Seat seat) const; // the player's name, else the seat's

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

    bool operator==(Session const& other) const;

private:
    using Answer = std::optional<Message>; // the reason for a refusal, or nothing

    Answer on(NewGame const&);
    Answer on(PlayAction const&);
    Answer on(PlayIrregular const&);
    Answer on(PlayText const&);
    Answer on(PlayCells const&);
    Answer on(Adjust const&);
    Answer on(TakeBack const&);
    Answer on(PlayOn const&);
    Answer on(Redo const&);
    Answer on(GoTo const&);
    Answer on(OfferDraw const&);
    Answer on(AnswerDraw const&);
    Answer on(Resign const&);
    Answer on(Correct const&);
    Answer on(LetStand const&);
    Answer on(Pause const&);
    Answer on(Resume const&);
    Answer on(Promote const&);
    Answer on(Delete const&);
    Answer on(Comment const&);
    Answer on(Annotate const&);
    Answer on(Tell const&);
    Answer on(Tick const&);

    Answer may_play(bool by_bot) const;
    Answer may_play(bool by_bot, game::Seat seat) const;
    Answer may_touch(game::Action const& action) const;
    Answer must_be_playing() const;
    Answer must_be_seat(game::Seat seat) const;
    Answer must_have(NodeId node) const;
    Answer play(std::size_t index, bool is_irregular);
    NodeId replaced_by_playing(NodeId known) const;
    void answer_by_playing(game::Seat seat); // playing on declines offers and covers faults
    void stand_at(NodeId node); // clocks, selection, offers and outcome after the cursor has moved
    void end(How how, game::Outcome outcome);
    void forfeit(How how, game::Seat seat, Message reason);
    void let_go();
    int seats() const { return static_cast<int>(tree_.node(root).state->about().seats.size()); }

    std::vector<game::Game const*> catalogue_;
    game::Game const* game_ = nullptr;
    NewGame setup_;
    Tree tree_;
    std::vector<Told> told_;
    Clock clock_;
    std::optional<Ending> ending_;
    std::optional<Offer> offer_;
    std::optional<NodeId> disputed_;
    std::vector<game::Cell> chosen_;
    std::optional<game::Cell> touched_;
    bool is_adjusting_ = false;
    bool is_paused_ = false;
    bool is_exploring_ =
        false; // went somewhere in the history: what is played there is a variation

    std::optional<TimePoint> origin_; // where the session's own time starts
    TimePoint now_{};                 // of the command in hand, in the session's own time
    Events events_;                   // of the command in hand
};

} // namespace damier::session
