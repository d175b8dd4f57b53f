// The start of a game: rows of men on both sides.
#pragma once

#include "damier/draughts/position.hpp"
#include "damier/draughts/rules.hpp"

namespace damier::draughts {

template <Law const& L> constexpr Position<L> start_position(Start const& start) {
    int const first = start.back_rows(), last = first + start.men_rows();
    constexpr int height = L.geometry.value.height;
    auto const black =
        Squares<L>::where([=](board::Place p) { return p.row >= first && p.row < last; });
    auto const white = Squares<L>::where([=](board::Place p) {
        int const from_bottom = height - 1 - p.row;
        return from_bottom >= first && from_bottom < last;
    });
    return Position<L>(white, black, {}, start.first);
}

} // namespace damier::draughts
