// A board game as a front end sees it, whatever the game: cells, pieces, legal actions, outcome.
// A State never changes: playing gives a new one, and undo is keeping the old one.
#pragma once

#include "damier/base/message.hpp"
#include "damier/base/result.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace damier::game {

using Seat = int; // who plays, from 0
using Cell = int; // index into About::cells

inline constexpr Seat nobody = -1;

struct Piece {
    Seat owner = nobody; // MultiDames' pawns belong to nobody
    int kind = 0;        // index into About::kinds

    bool operator==(Piece const&) const = default;
};

struct Point {
    double x = 0; // to the right, one unit per column
    double y = 0; // downwards, one unit per row
};

enum class Shade { light, dark, absent }; // absent: drawn as a hole, never played

struct CellShape {
    int row = 0, column = 0; // from the top left, as the first seat sees the board
    Point centre;
    std::vector<Point> outline;
    Shade shade = Shade::dark;
    std::string label; // as the game writes this cell: "32", "b7", "3 4"
};

struct PieceKind {
    std::string key;       // "man", "king", "pawn-red"
    std::string_view name; // message id
    int value = 1;         // what taking it scores, where the game scores
};

// What does not change during a game.
struct About {
    std::string key;                     // of the catalogue: "international"
    std::string_view name;               // message id
    int rows = 0, columns = 0;           // extent of the cells
    std::vector<std::string_view> seats; // message ids: "White", "Black"
    std::vector<CellShape> cells;
    std::vector<PieceKind> kinds;
    bool removes_at_once = false; // a taken piece does not wait for the end of the action
};

// One way to walk an action: the cells touched in order, and the cells whose piece is taken.
struct Way {
    std::vector<Cell> cells;   // first the origin, last the destination; empty for "stop" or "pass"
    std::vector<Cell> emptied; // in the order of taking
    // A piece that the hand takes off by itself, against the rules: once the way has come so far.
    // Who means this way says so by touching it.
    struct Touch {
        Cell piece = 0;
        std::size_t after = 0; // index into `cells`
        bool operator==(Touch const&) const = default;
    };
    std::optional<Touch> touch{};

    bool operator==(Way const&) const = default;
};

// A legal thing to do now. `text` is canonical and unique among the actions of a State.
struct Action {
    std::vector<Way> ways; // never empty; ways[0] is the one to show
    std::string text;
};

struct Ongoing {
    bool operator==(Ongoing const&) const = default;
};
struct Won {
    std::vector<Seat> seats; // more than one when winners share the first place
    Message reason;
    bool operator==(Won const&) const = default;
};
struct Drawn {
    Message reason;
    bool operator==(Drawn const&) const = default;
};
using Outcome = std::variant<Ongoing, Won, Drawn>;

inline bool is_over(Outcome const& outcome) { return !std::holds_alternative<Ongoing>(outcome); }

// A piece beside the board, such as a prisoner.
struct Aside {
    Piece piece;
    std::optional<Cell> returns_to;
};

class Setup;
class State;
using StatePtr = std::shared_ptr<State const>;

// For play under arbitration: actions that a hand can make but the rules forbid, such as a quiet
// move when a capture is due. Their texts differ from those of State::actions(). Where an action
// has fewer than two cells nothing is walked: a piece is taken off, or somebody takes the turn.
class Arbitration {
public:
    virtual ~Arbitration() = default;

    virtual std::span<Action const> irregular() const = 0;
    virtual Seat by(std::size_t index) const = 0; // whose deed it is: seldom not to_play()
    virtual StatePtr after_irregular(std::size_t index) const = 0; // if the opponent lets it stand
    virtual Message fault(std::size_t index) const = 0;            // what is wrong with it
};

class State {
public:
    virtual ~State() = default;

    virtual About const& about() const = 0;
    virtual Seat to_play() const = 0;
    virtual std::optional<Piece> at(Cell cell) const = 0;

    // Legal actions in a fixed order; empty exactly when the game is over.
    virtual std::span<Action const> actions() const = 0;
    virtual StatePtr after(std::size_t action) const = 0;
    // The text of one of them, or nothing if there are not so many. A crowded board has tens of
    // thousands; whoever needs one text should not wait for all.
    virtual std::optional<std::string> action_text(std::size_t action) const {
        if (action >= actions().size()) return std::nullopt;
        return actions()[action].text;
    }

    virtual Outcome outcome() const = 0;
    virtual std::vector<int> scores() const = 0; // one per seat
    virtual std::string text() const = 0;        // read back by Game::read

    // The action that a person means by `typed`, or the reason why there is none.
    virtual Result<std::size_t> interpret(std::string_view typed) const = 0;
    // The reason why no action starts with these cells. Asked only when none does.
    virtual Message why_not(std::span<Cell const> cells) const = 0;

    // What only some games have; a null pointer says that this one has it not.
    virtual StatePtr passed() const { return nullptr; } // the same with the other side to play
    virtual StatePtr fresh() const { return nullptr; }  // the same with nothing played before
    virtual std::optional<Cell> held() const { return std::nullopt; } // a pawn that must go on
    virtual std::vector<Aside> aside() const { return {}; }
    virtual Message status() const { return {}; } // one line, such as the round or a draw counter

    virtual Arbitration const* arbitration() const { return nullptr; }
    virtual Setup const* setup() const { return nullptr; } // see setup.hpp
};

// Those of its arbitration; none where the game has no such thing.
std::span<Action const> irregular_actions(State const& state);
// The one that is written so, in small letters or capitals.
std::optional<std::size_t> find_irregular(State const& state, std::string_view text);

} // namespace damier::game
