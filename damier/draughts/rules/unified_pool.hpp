// Unified pool checkers (also Zimbabwean): pool with White first and letters for the squares.
#pragma once

#include "damier/draughts/rules/pool.hpp"

namespace damier::draughts::rules {

inline constexpr Rules unified_pool{
    .law = &pool_law,
    .start = Start{.men_rows = 3, .back_rows = 0, .first = Side::white},
    .draws = pool_draws,
    .text = Text{.key = "unified-pool",
                 .name = msg("Unified pool checkers"),
                 .naming = Naming::letters_from_the_bottom,
                 .first_corner = Corner::bottom_left,
                 .is_mirrored = false,
                 .capture_sign = 'x',
                 .game_type = 23,
                 .game_type_tag = "23,W,8,8,A0,0",
                 .international_results = false},
};
static_assert(is_consistent(unified_pool));

} // namespace damier::draughts::rules
