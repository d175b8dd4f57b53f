// Czech draughts: free choice, but if a king can capture, a king must capture.
#pragma once

#include "damier/draughts/rules/fitted.hpp"
#include "damier/draughts/rules/german.hpp"

namespace damier::draughts::rules {

inline constexpr Tuning czech_tuning{.weights = fitted::czech, .chances = Chances{70, 32}};

inline constexpr Law czech_law = [] {
    Law law = german_law;
    law.precedence = PrecedenceList{Precedence::with_a_king};
    law.tuning = &czech_tuning;
    return law;
}();
static_assert(is_consistent(czech_law));

inline constexpr Rules czech{
    .law = &czech_law,
    .start = Start{.men_rows = 3, .back_rows = 0, .first = Side::white},
    .draws = casual_draws,
    .text = Text{.key = "czech",
                 .name = msg("Czech draughts"),
                 .naming = Naming::letters_from_the_bottom,
                 .first_corner = Corner::bottom_left,
                 .is_mirrored = false,
                 .capture_sign = 'x',
                 .game_type = 29,
                 .game_type_tag = "29,W,8,8,A0,0",
                 .international_results = false},
};
static_assert(is_consistent(czech));

} // namespace damier::draughts::rules
