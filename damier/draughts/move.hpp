// A move, complete in itself. Captures that take the same pieces between the same squares are the
// same move, whatever the path; paths.hpp computes the paths for people.
#pragma once

#include "damier/base/spill_vector.hpp"
#include "damier/board/bitboard.hpp"
#include "damier/draughts/law.hpp"

namespace damier::draughts {

template <Law const& L> using Square = board::Square<L.geometry.value>;
template <Law const& L> using Squares = board::Bitboard<L.geometry.value>;

template <Law const& L> struct Move {
    Squares<L> captured;
    Square<L> from, to;
    bool by_king;  // the piece that starts
    bool promotes; // a man that ends as a king

    bool is_capture() const { return !captured.empty(); }
    bool operator==(Move const&) const = default;
};

// Can the piece come back? Kings can, and men where they step sideways.
template <Law const& L> bool is_reversible(Move<L> const& move) {
    constexpr bool has_side_steps = L.man_moves.value.contains(Direction::east);
    if (move.is_capture() || move.promotes) return false;
    return move.by_king || (has_side_steps && move.from.row() == move.to.row());
}

// Every legal move of a position. Real games stay far below the first number; a board full of kings
// under a law without majority can reach the second. If there were more, or the captures were too
// many to enumerate, has_overflowed() says so.
inline constexpr std::size_t usual_moves = 256, most_moves = 65'536;

template <Law const& L> using MoveList = SpillVector<Move<L>, usual_moves, most_moves>;

} // namespace damier::draughts
