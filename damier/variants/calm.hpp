// Whether the rules may have called a draw on the way: three counters instead of a history.
#pragma once

#include "damier/draughts/history.hpp"

#include <limits>

namespace damier::variants {

// The fewest plies after which each sort of draw rule can end a game.
struct LeastPlies {
    static constexpr int never = std::numeric_limits<int>::max();

    explicit LeastPlies(draughts::DrawRules const& draws) {
        auto const take = [](int& least, int plies) {
            if (plies > 0) least = std::min(least, plies);
        };
        take(kings, 4 * (draws.repetitions() - 1)); // back and forth, only kings
        take(kings, 2 * draws.king_moves());
        take(quiet, 2 * draws.quiet_moves());
        for (draughts::SlowEnding const& ending : draws.slow_endings())
            take(quiet, 2 * ending.moves);
        for (draughts::MaterialLimit const& limit : draws.material())
            if (limit.material != draughts::Material::none) lone = std::min(lone, 2 * limit.moves);
    }

    int kings = never; // of pieces that can go back
    int quiet = never; // without a capture or a promotion
    int lone = never;  // while one side has a single piece
};

struct Calm {
    int kings = 0, quiet = 0, lone = -1;
    bool may_be_drawn = false; // before the move played last, or earlier

    template <draughts::Law const& L> void look(draughts::Position<L> const& position) {
        bool const is_lone = position.pieces(draughts::Side::white).size() <= 1
                             || position.pieces(draughts::Side::black).size() <= 1;
        lone = is_lone ? lone + 1 : -1;
    }
    template <draughts::Law const& L>
    void play(LeastPlies const& least, draughts::Move<L> const& move,
              draughts::Position<L> const& after) {
        may_be_drawn |= kings >= least.kings || quiet >= least.quiet || lone >= least.lone;
        kings = draughts::is_reversible<L>(move) ? kings + 1 : 0;
        quiet = move.is_capture() || move.promotes ? 0 : quiet + 1;
        look<L>(after);
    }
};

} // namespace damier::variants
