// The terminal game of document S0: international moves, squares as b7 with row 1 at the top,
// twenty moves for three pieces or fewer against one king.
#pragma once

#include "damier/draughts/rules/international.hpp"

namespace damier::draughts::rules {

inline constexpr DrawRules v06_draws{
    .repetitions = 3,
    .king_moves = 0,
    .quiet_moves = 0,
    // «For example» three kings against one: what is weaker cannot win either.
    .material = MaterialLimits{{{Material::three_v_one_king, 20}, {Material::two_v_one_king, 20}}},
    .slow_endings = SlowEndings{},
    .when_both_blocked = false,
};

inline constexpr Rules v06{
    .law = &international_law,
    .start = Start{.men_rows = 4, .back_rows = 0, .first = Side::white},
    .draws = v06_draws,
    .text = Text{.key = "v06",
                 .name = msg("Draughts v0.6"),
                 .naming = Naming::letters_from_the_top,
                 .first_corner = Corner::top_left,
                 .is_mirrored = false,
                 .capture_sign = 'x',
                 .game_type = 0,
                 .game_type_tag = "",
                 .international_results = true},
};
static_assert(is_consistent(v06));

} // namespace damier::draughts::rules
