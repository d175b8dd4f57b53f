// What a front end, a computer player or a journal may ask of a session.
// Each command has one canonical text, which the journal keeps; see command_text.hpp.
#pragma once

#include "damier/base/limits.hpp"
#include "damier/game/game.hpp"
#include "damier/session/tree.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace damier::session {

struct Player {
    std::string name; // empty: the seat's own name is shown
    std::string bot;  // a key of Game::bots(); empty for a person
    Limits limits;    // of the bot, beside its clock

    bool operator==(Player const&) const = default;
};

struct NewGame {
    std::string game; // key of the catalogue
    game::Options options;
    std::uint64_t seed = 0;
    std::vector<Player> players; // missing ones are people without a name
    TimeControls clock;
    std::string position; // empty: the game's own start
    bool touch_move = false;
    bool arbitrage = false;
    bool clock_waits = false;   // for the first move of the game
    std::optional<Times> times; // of the game that this one takes the place of: its clocks go on

    bool operator==(NewGame const&) const = default;
};

struct PlayAction {
    std::size_t index = 0;
    // A computer player says for which node it thought: too late is refused, not played.
    std::optional<NodeId> thought_at{};
    // In a journal: what stood at that index. A version that would play another move says so.
    std::string text{};
    bool operator==(PlayAction const&) const = default;
};
struct PlayIrregular {
    std::size_t index = 0; // into game::irregular_actions()
    bool operator==(PlayIrregular const&) const = default;
};
struct PlayText {
    std::string text;
    bool operator==(PlayText const&) const = default;
};
// All cells clicked so far for one action; empty lets go. `quick` plays as soon as one action is
// left, even from its origin or its destination alone.
struct PlayCells {
    std::vector<game::Cell> cells;
    bool quick = false;
    bool operator==(PlayCells const&) const = default;
};
struct Adjust { // "j'adoube": the next piece touched need not be played
    bool operator==(Adjust const&) const = default;
};
struct TakeBack {
    int plies = 1; // 0 only withdraws the result, to play on from where the cursor stands
    bool operator==(TakeBack const&) const = default;
};
struct PlayOn { // after a draw by the rules, which nobody has to claim: their counters begin anew
    bool operator==(PlayOn const&) const = default;
};
struct Redo {
    int plies = 1;
    bool operator==(Redo const&) const = default;
};
struct GoTo {
    NodeId node = root;
    bool operator==(GoTo const&) const = default;
};
struct OfferDraw {
    game::Seat seat = 0;
    bool operator==(OfferDraw const&) const = default;
};
struct AnswerDraw {
    game::Seat seat = 0;
    bool accept = false;
    bool operator==(AnswerDraw const&) const = default;
};
struct Resign {
    game::Seat seat = 0;
    bool operator==(Resign const&) const = default;
};
struct Correct { // have the irregular action replayed
    game::Seat seat = 0;
    bool operator==(Correct const&) const = default;
};
struct LetStand {
    game::Seat seat = 0;
    bool operator==(LetStand const&) const = default;
};
struct Pause {
    bool operator==(Pause const&) const = default;
};
struct Resume {
    bool operator==(Resume const&) const = default;
};
struct Promote {
    NodeId node = root;
    bool operator==(Promote const&) const = default;
};
struct Delete {
    NodeId node = root;
    bool operator==(Delete const&) const = default;
};
struct Comment {
    NodeId node = root;
    bool before = false;
    std::string text;
    bool operator==(Comment const&) const = default;
};
struct Annotate {
    NodeId node = root;
    std::vector<int> nags;
    bool operator==(Annotate const&) const = default;
};
// What is told of the game beside its moves, as by the tags of PDN; empty: it is taken back.
struct Tell {
    std::string name, value;
    bool operator==(Tell const&) const = default;
};
struct Tick { // nothing but the time has passed: to be sent when the deadline is reached
    bool operator==(Tick const&) const = default;
};
using Command = std::variant<NewGame, PlayAction, PlayIrregular, PlayText, PlayCells, Adjust,
                             TakeBack, Redo, GoTo, OfferDraw, AnswerDraw, Resign, Correct, LetStand,
                             Pause, Resume, Promote, Delete, Comment, Annotate, Tick, PlayOn, Tell>;
} // namespace damier::session
