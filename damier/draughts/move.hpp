// A move, complete in itself. Captures that take the same pieces between the same squares are the
// same move, whatever the path; paths.hpp computes the paths for people.
#pragma once

#include "damier/base/fixed_vector.hpp"
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

inline constexpr std::size_t max_moves = 1024;

// Every legal move of a position. If there were more than fit, or the captures were too many to
// enumerate, has_overflowed() says so.
template <Law const& L> using MoveList = FixedVector<Move<L>, max_moves>;

} // namespace damier::draughts
