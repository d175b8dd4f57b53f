// Losing draughts (antidraughts): international moves, but who has no move left has won.
#pragma once

#include "damier/draughts/rules/fitted.hpp"
#include "damier/draughts/rules/international.hpp"

namespace damier::draughts::rules {

inline constexpr Tuning losing_tuning{.weights = fitted::losing, .chances = Chances{4, 78}};

inline constexpr Law losing_law = [] {
    Law law = international_law;
    law.objective = Objective::have_no_move;
    law.tuning = &losing_tuning;
    return law;
}();
static_assert(is_consistent(losing_law));

inline constexpr Rules losing{
    .law = &losing_law,
    .start = Start{.men_rows = 4, .back_rows = 0, .first = Side::white},
    .draws = repetition_only,
    .text = Text{.key = "losing",
                 .name = msg("Losing draughts"),
                 .naming = Naming::numbers,
                 .first_corner = Corner::top_left,
                 .is_mirrored = false,
                 .capture_sign = 'x',
                 .game_type = 0,
                 .game_type_tag = "",
                 .international_results = true},
};
static_assert(is_consistent(losing));

} // namespace damier::draughts::rules
