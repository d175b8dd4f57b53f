// Portuguese draughts: the Spanish law with its own limits.
#pragma once

#include "damier/draughts/rules/spanish.hpp"

namespace damier::draughts::rules {

inline constexpr DrawRules portuguese_draws{
    .repetitions = 3,
    .king_moves = 0,
    .quiet_moves = 20,
    .material = MaterialLimits{{{Material::three_hold_diagonal, 12}}},
    .slow_endings = SlowEndings{},
    .when_both_blocked = false,
};

inline constexpr Rules portuguese{
    .law = &spanish_law,
    .start = Start{.men_rows = 3, .back_rows = 0, .first = Side::white},
    .draws = portuguese_draws,
    .text = Text{.key = "portuguese",
                 .name = msg("Portuguese draughts"),
                 .naming = Naming::numbers,
                 .first_corner = Corner::bottom_right,
                 .is_mirrored = true,
                 .capture_sign = 'x',
                 .game_type = 28,
                 .game_type_tag = "28,W,8,8,N1,1",
                 .international_results = false},
};
static_assert(is_consistent(portuguese));

} // namespace damier::draughts::rules
