// ULB draughts as its document's functions see it: a square array of small numbers, directions
// relative to the player, moves by direction and length, twelve numbered answers.
#pragma once

#include "damier/base/message.hpp"
#include "damier/board/geometry.hpp"
#include "damier/draughts/position.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace damier::draughts::ulb {

// The numbers and their order of testing are part of the document.
enum class Code {
    no_error = 0,
    pawn_only_one_move = 1,
    bad_direction_format = 2,
    only_king_go_back = 3,
    space_occupied = 4,
    cannot_jump_outside = 5,
    too_long_jump = 6,
    cannot_go_outside = 7,
    no_free_way = 8,
    no_piece = 9,
    opponent_piece = 10,
    must_capture = 11
};

// The answer in words; the document calls this strerr.
Message describe(Code code);

using board::Place;

class Board {
public:
    static constexpr int free_space = 0, man = 1, king = 2; // White positive, Black negative

    explicit Board(int dimension)
        : dimension_(dimension), cells_(static_cast<std::size_t>(dimension * dimension)) {}

    int dimension() const { return dimension_; }
    bool contains(Place p) const {
        return p.row >= 0 && p.row < dimension_ && p.column >= 0 && p.column < dimension_;
    }
    int at(Place p) const { return cells_[index(p)]; }
    void set(Place p, int value) { cells_[index(p)] = value; }

    bool operator==(Board const&) const = default;

private:
    std::size_t index(Place p) const {
        return static_cast<std::size_t>(p.row * dimension_ + p.column);
    }

    int dimension_;
    std::vector<int> cells_;
};

// L, R, LB, RB in either case, seen by the player: Black's are turned round.
std::optional<Place> direction(std::string_view text, Side player);

struct Step {
    Place destination;             // where the piece comes to stand
    std::optional<Place> captured; // the victim, still on the board
};

// Where a legal step leads. A jump over a victim counts as one square of the length.
Step move_piece(Board const& board, Place from, Place direction, int length);

// Empty squares from `from` (not counted) up to the first piece or the edge.
int count_free(Board const& board, Place from, Place direction);

Code check_move(Board const& board, Place from, std::string_view direction, Side player,
                int length = 1, bool has_played = false, bool has_captured = false);

// A board of the generator as the document's array.
template <Law const& L> Board board_of(Position<L> const& position) {
    Board board(L.geometry.value.height);
    for (Side const side : {Side::white, Side::black})
        for (Square<L> const square : position.pieces(side)) {
            int const value = position.kings().contains(square) ? Board::king : Board::man;
            board.set(square.place(), side == Side::white ? value : -value);
        }
    return board;
}

} // namespace damier::draughts::ulb
