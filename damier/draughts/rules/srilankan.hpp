// Sri Lankan draughts: Canadian draughts on the mirrored board.
#pragma once

#include "damier/draughts/rules/canadian.hpp"

namespace damier::draughts::rules {

inline constexpr Rules srilankan{
    .law = &canadian_law,
    .start = Start{.men_rows = 5, .back_rows = 0, .first = Side::white},
    .draws = international_draws,
    .text = Text{.key = "srilankan",
                 .name = msg("Sri Lankan draughts"),
                 .naming = Naming::numbers,
                 .first_corner = Corner::top_left,
                 .is_mirrored = true,
                 .capture_sign = 'x',
                 .game_type = 0,
                 .game_type_tag = "",
                 .international_results = true},
};
static_assert(is_consistent(srilankan));

} // namespace damier::draughts::rules
