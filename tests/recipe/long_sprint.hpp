// Long sprint: sprint with one row of men a side, a second rule set of the same law.
#pragma once

#include "damier/draughts/rules/sprint.hpp"

namespace damier::draughts::rules {

inline constexpr Rules long_sprint{
    .law = &sprint_law,
    .start = Start{.men_rows = 1, .back_rows = 0, .first = Side::black},
    .draws = repetition_only,
    .text = Text{.key = "long-sprint",
                 .name = msg("Long sprint"),
                 .naming = Naming::numbers,
                 .first_corner = Corner::top_left,
                 .is_mirrored = false,
                 .capture_sign = 'x',
                 .game_type = 0,
                 .game_type_tag = "",
                 .international_results = false},
};
static_assert(is_consistent(long_sprint));

} // namespace damier::draughts::rules
