// A second move generator, slow and plain, to examine the fast one. It reads the law at run time,
// and walks every capture path on copies of the board; of damier/draughts it uses only the law.
#pragma once

#include "damier/draughts/law.hpp"

#include <array>
#include <compare>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace damier::draughts::reference {

enum class Piece : char { none, white_man, white_king, black_man, black_king };

bool is_king(Piece piece);
bool belongs_to(Piece piece, Side side);
Piece man_of(Side side);
Piece king_of(Side side);

// Squares are numbers from 1, along the rows from the top left; 0 is "off the board".
struct Run {
    int square = 0;
    int count = 0;

    bool operator==(Run const&) const = default;
};

struct State {
    std::vector<Piece> cells; // cells[0] is not used
    Side to_move = Side::white;
    std::array<Run, 2> runs{}; // quiet moves in a row with one king

    bool operator==(State const&) const = default;
};

struct Move {
    int from = 0, to = 0;
    std::vector<int> captured; // ascending
    bool by_king = false, promotes = false;

    auto operator<=>(Move const&) const = default;
};

// The origin and one square per jump; a jump that is followed by one straight on names the square
// right behind its victim, so that resting elsewhere on the line is not another path.
struct Path {
    std::vector<int> squares;
    std::vector<int> captured; // in the order of jumping

    auto operator<=>(Path const&) const = default;
};

using Moves = std::map<Move, std::set<Path>>;

class Referee {
public:
    explicit Referee(Law const& law);

    Law const& law() const { return law_; }
    int squares() const { return static_cast<int>(places_.size()) - 1; }
    int number(board::Place place) const; // 0 if no piece can stand there
    board::Place place(int number) const { return places_[static_cast<std::size_t>(number)]; }
    int last_row(Side side) const { return side == Side::white ? 0 : law_.geometry().height - 1; }

    // Every legal move with its paths; nothing if that takes more than `budget` steps.
    std::optional<Moves> moves(State const& state, long budget) const;
    bool can_capture(State const& state) const;
    // Every capture that a hand can make, lawful jumps with stops anywhere, and whether it could go
    // on; nothing if there are more than the budget.
    std::optional<std::map<Move, bool>> captures_by_hand(State const& state, long budget) const;
    State after(State const& state, Move const& move) const;

private:
    int next(int square, Direction direction) const;

    Law law_;
    std::vector<board::Place> places_;
    std::vector<std::array<int, 8>> next_;

    friend class Walker;
};

std::string text(State const& state);
std::string text(Move const& move);
std::string text(Path const& path);

} // namespace damier::draughts::reference
