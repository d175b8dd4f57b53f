// Whether the rules may have called a draw on the way: a few counters instead of a history.
#pragma once

#include "damier/draughts/history.hpp"

#include <array>
#include <limits>

namespace damier::variants {

// The fewest plies after which each sort of draw rule can end a game.
struct LeastPlies {
    static constexpr int never = std::numeric_limits<int>::max();

    explicit LeastPlies(draughts::DrawRules const& draws) : limits(draws.material()) {
        auto const take = [](int& least, int plies) {
            if (plies > 0) least = std::min(least, plies);
        };
        take(repeated, 4 * (draws.repetitions() - 1)); // back and forth
        take(kings, 2 * draws.king_moves());
        take(quiet, 2 * draws.quiet_moves());
        for (draughts::SlowEnding const& ending : draws.slow_endings())
            take(quiet, 2 * ending.moves);
    }

    int repeated = never, kings = never; // of pieces that can go back
    int quiet = never;                   // without a capture or a promotion
    draughts::MaterialLimits limits;     // against a single piece
};

struct Calm {
    int kings = 0, quiet = 0;
    std::array<int, std::tuple_size_v<draughts::MaterialLimits>> material{-1, -1, -1};
    bool is_over = false;      // here, as far as the counters tell
    bool may_be_drawn = false; // before the move played last, or earlier

    template <draughts::Law const& L>
    void look(LeastPlies const& least, draughts::Position<L> const& position) {
        is_over = kings >= least.kings || quiet >= least.quiet;
        bool const is_lone = position.pieces(draughts::Side::white).size() <= 1
                             || position.pieces(draughts::Side::black).size() <= 1;
        for (std::size_t i = 0; i < material.size(); ++i) {
            draughts::MaterialLimit const& limit = least.limits[i];
            bool const stands = is_lone && limit.material != draughts::Material::none
                                && draughts::stands<L>(limit.material, position);
            material[i] = stands ? material[i] + 1 : -1;
            is_over |= stands && material[i] >= 2 * limit.moves;
        }
    }
    template <draughts::Law const& L>
    void play(LeastPlies const& least, draughts::Move<L> const& move,
              draughts::Position<L> const& after) {
        may_be_drawn |= is_over;
        kings = draughts::is_reversible<L>(move) ? kings + 1 : 0;
        quiet = move.is_capture() || move.promotes ? 0 : quiet + 1;
        look<L>(least, after);
    }
};

} // namespace damier::variants
