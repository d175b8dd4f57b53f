// Frysk!: Frisian draughts with five men a side.
#pragma once

#include "damier/draughts/rules/frisian.hpp"

namespace damier::draughts::rules {

inline constexpr Rules frysk{
    .law = &frisian_law,
    .start = Start{.men_rows = 1, .back_rows = 0, .first = Side::white},
    .draws = frisian_draws,
    .text = Text{.key = "frysk",
                 .name = msg("Frysk!"),
                 .naming = Naming::numbers,
                 .first_corner = Corner::top_left,
                 .is_mirrored = false,
                 .capture_sign = 'x',
                 .game_type = 0,
                 .game_type_tag = "",
                 .international_results = false},
};
static_assert(is_consistent(frysk));

} // namespace damier::draughts::rules
