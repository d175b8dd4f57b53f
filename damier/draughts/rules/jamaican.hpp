// Jamaican draughts: pool on the mirrored board, files lettered from the right.
#pragma once

#include "damier/draughts/rules/pool.hpp"

namespace damier::draughts::rules {

inline constexpr Rules jamaican{
    .law = &pool_law,
    .start = Start{.men_rows = 3, .back_rows = 0, .first = Side::black},
    .draws = pool_draws,
    .text = Text{.key = "jamaican",
                 .name = msg("Jamaican draughts"),
                 .naming = Naming::letters_from_the_bottom,
                 .first_corner = Corner::bottom_right,
                 .is_mirrored = true,
                 .capture_sign = 'x',
                 .game_type = 23,
                 .game_type_tag = "23,B,8,8,A1,1",
                 .international_results = false},
};
static_assert(is_consistent(jamaican));

} // namespace damier::draughts::rules
