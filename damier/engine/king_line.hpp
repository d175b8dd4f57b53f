// A line that ends where the table of kings knows the rest is told to its end.
#pragma once

#include "damier/draughts/generate.hpp"
#include "damier/engine/king_endings.hpp"
#include "damier/engine/score.hpp"

#include <algorithm>
#include <vector>

namespace damier::engine {

// How many plies the side to move needs to win, as KingEndings tells it; also when the last piece
// is gone or cannot move.
template <draughts::Law const& L>
std::optional<int> plies_to_end(KingEndings<L> const& kings,
                                draughts::Position<L> const& position) {
    if (KingEndings<L>::covers(position)) return kings.plies(position);
    if (draughts::count_moves<L>(position) == 0) return 0;
    return std::nullopt;
}

// `line` starts at `position` and is worth `value` to the side that begins it.
template <draughts::Law const& L>
void complete_line(KingEndings<L> const& kings, draughts::Position<L> position, Value value,
                   std::vector<draughts::Move<L>>& line) {
    if (!is_decisive(value)) return;
    for (draughts::Move<L> const& move : line) position = position.after(move);
    // Only the table's own end: another way to win may be longer than what it knows.
    auto left = win_value - std::abs(value) - static_cast<int>(line.size());
    while (left > 0) {
        std::optional<int> const here = plies_to_end(kings, position);
        if (!here || std::abs(*here) != left) return;
        int const wanted = *here > 0 ? 1 - left : left - 1;
        draughts::MoveList<L> moves;
        draughts::generate<L>(position, moves, draughts::patient_budget);
        auto const best = std::find_if(moves.begin(), moves.end(), [&](auto const& move) {
            return plies_to_end(kings, position.after(move)) == wanted;
        });
        if (best == moves.end()) return;
        line.push_back(*best);
        position = position.after(*best);
        --left;
    }
}

} // namespace damier::engine
