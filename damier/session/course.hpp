// Where a game stands: history, clocks, result, what is offered, disputed or touched. Commands
// change it, each in its own way (carry_out.hpp); what several of them do alike are its steps.
#pragma once

#include "damier/game/game.hpp"
#include "damier/session/clock.hpp"
#include "damier/session/command.hpp"
#include "damier/session/event.hpp"
#include "damier/session/tree.hpp"

#include <optional>
#include <string>
#include <vector>

namespace damier::session {

using Answer = std::optional<Message>; // the reason for a refusal, or nothing

// An open offer of a draw.
struct Offer {
    game::Seat by = game::nobody;
    std::vector<game::Seat> accepted; // of the others, in the order of their answers

    bool operator==(Offer const&) const = default;
};

// What is told of the game beside its moves, each name once; empty: whatever a file may say of it,
// it is not so.
struct Told {
    std::string name, value;

    bool operator==(Told const&) const = default;
};

// What the player to move has laid a hand on.
struct Hand {
    std::vector<game::Cell> chosen;    // all cells clicked so far for one action
    std::optional<game::Cell> touched; // must be played
    bool is_adjusting = false;

    bool operator==(Hand const&) const = default;
};

// A game that can begin: its setup has been found good.
struct Beginning {
    game::Game const* game = nullptr;
    NewGame setup;
    game::StatePtr start;
};

struct Course {
    game::Game const* game = nullptr; // none before the first NewGame
    NewGame setup;
    Tree tree;
    std::vector<Told> told;
    Clock clock;
    std::optional<Ending> ending;
    std::optional<Offer> offer;
    std::optional<NodeId> disputed; // irregular and not yet covered
    Hand hand;
    bool is_paused = false;
    bool is_exploring = false; // went somewhere in the history: what is played is a variation

    TimePoint now{}; // of the command in hand, in the session's own time
    Events events;   // of the command in hand

    game::State const& state() const { return *tree.here().state; }
    int seats() const { return static_cast<int>(tree.node(root).state->about().seats.size()); }
    bool is_bot(game::Seat seat) const;
    Argument name_of(game::Seat seat) const; // the player's name, else the seat's
    bool can_play_on() const; // the rules have called a draw here, and there are moves
    // Nobody has moved yet in a game whose clock waits for that.
    bool is_clock_waiting() const { return setup.clock_waits && tree.size() == 1; }

    Answer must_be_playing() const;
    Answer must_be_seat(game::Seat seat) const;
    Answer must_have(NodeId node) const;

    void begin(Beginning beginning);
    void stand_at(NodeId node); // clocks, hand, offers and outcome after the cursor has moved
    void end(How how, game::Outcome outcome);
    void end_if_over(); // by the rules, where the cursor stands
    void forfeit(How how, game::Seat loser, Message reason);
    void reopen(); // the result is withdrawn, if there is one

    bool operator==(Course const& other) const; // but for the events of the last command
};

} // namespace damier::session
