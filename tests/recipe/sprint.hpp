// Sprint: an invented game on 6x6, for the test of the recipe only. Men capture backwards as well,
// kings are short, and what is taken leaves at once.
#pragma once

#include "damier/draughts/rules/english.hpp"

namespace damier::draughts::rules {

inline constexpr Tuning sprint_tuning{.weights = weights_by_hand, .chances = chances_unmeasured};

inline constexpr Law sprint_law = [] {
    Law law = english_law;
    law.geometry = board::chequered(6, 6);
    law.man_captures = diagonals;
    law.promotion = Promotion::at_the_end;
    law.removal = Removal::at_once;
    law.may_turn_back = true;
    law.tuning = &sprint_tuning;
    return law;
}();
static_assert(is_consistent(sprint_law));

inline constexpr Rules sprint{
    .law = &sprint_law,
    .start = Start{.men_rows = 2, .back_rows = 0, .first = Side::white},
    .draws = repetition_only,
    .text = Text{.key = "sprint",
                 .name = msg("Sprint"),
                 .naming = Naming::numbers,
                 .first_corner = Corner::top_left,
                 .is_mirrored = false,
                 .capture_sign = 'x',
                 .game_type = 0,
                 .game_type_tag = "",
                 .international_results = false},
};
static_assert(is_consistent(sprint));

} // namespace damier::draughts::rules
