// Where a flying piece can look: from each square, the squares in one direction up to the edge.
#pragma once

#include "damier/board/bitboard.hpp"

namespace damier::board {

template <Geometry G, Direction D>
inline constexpr std::array<Bitboard<G>, bits(G)> ray_table = [] {
    std::array<Bitboard<G>, bits(G)> table{};
    for (Square<G> const from : Bitboard<G>::all())
        for (auto next = from.next(D); next; next = next->next(D))
            table[static_cast<std::size_t>(from.bit())] |= Bitboard<G>(*next);
    return table;
}();

template <Direction D, Geometry G> constexpr Bitboard<G> ray(Square<G> from) {
    return ray_table<G, D>[static_cast<std::size_t>(from.bit())];
}

// The member of a non-empty part of a ray that is nearest to where the ray starts.
template <Direction D, Geometry G> constexpr Square<G> nearest(Bitboard<G> part) {
    if constexpr (stride(G, D) > 0)
        return part.first();
    else
        return part.last();
}

// The free squares from `from` up to the first member of `occupied`.
template <Direction D, Geometry G>
constexpr Bitboard<G> reach(Square<G> from, Bitboard<G> occupied) {
    Bitboard<G> const line = ray<D>(from);
    Bitboard<G> const blockers = line & occupied;
    if (blockers.empty()) return line;
    Square<G> const stop = nearest<D>(blockers);
    return line - ray<D>(stop) - Bitboard<G>(stop);
}

} // namespace damier::board
