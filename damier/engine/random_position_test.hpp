// Where a game of random moves has come to.
#pragma once

#include "damier/base/random.hpp"
#include "damier/draughts/generate.hpp"
#include "damier/draughts/rules.hpp"
#include "damier/draughts/start.hpp"

namespace damier::engine {

template <draughts::Law const& L>
draughts::Position<L> random_position(draughts::Rules const& rules, Random& random,
                                      int most_plies) {
    auto position = draughts::start_position<L>(rules.start());
    for (int ply = random.below(most_plies); ply > 0; --ply) {
        draughts::MoveList<L> moves;
        draughts::generate<L>(position, moves);
        if (moves.empty()) break;
        position = position.after(
            moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))]);
    }
    return position;
}

} // namespace damier::engine
