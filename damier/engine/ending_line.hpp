// A line that ends where the tables of endings know the rest is told to its end.
#pragma once

#include "damier/draughts/generate.hpp"
#include "damier/engine/endings.hpp"
#include "damier/engine/score.hpp"

#include <algorithm>
#include <vector>

namespace damier::engine {

// `line` starts at `position` and is worth `value` to the side that begins it.
template <draughts::Law const& L>
void complete_line(Endings<L> const& endings, draughts::Position<L> position, Value value,
                   std::vector<draughts::Move<L>>& line) {
    if (!is_decisive(value)) return;
    for (draughts::Move<L> const& move : line) position = position.after(move);
    // Only the table's own end: another way to win may be longer than what it knows.
    auto left = win_value - std::abs(value) - static_cast<int>(line.size());
    while (left > 0) {
        std::optional<int> const here = endings.plies(position);
        if (!here || std::abs(*here) != left) return;
        int const wanted = *here > 0 ? 1 - left : left - 1;
        draughts::MoveList<L> moves;
        draughts::generate<L>(position, moves, draughts::patient_budget);
        auto const best = std::find_if(moves.begin(), moves.end(), [&](auto const& move) {
            return endings.plies(position.after(move)) == wanted;
        });
        if (best == moves.end()) return;
        line.push_back(*best);
        position = position.after(*best);
        --left;
    }
}

} // namespace damier::engine
