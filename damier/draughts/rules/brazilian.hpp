// Brazilian draughts: the international law on 8x8.
#pragma once

#include "damier/draughts/rules/fitted.hpp"
#include "damier/draughts/rules/international.hpp"
#include "damier/draughts/rules/russian.hpp"

namespace damier::draughts::rules {

inline constexpr Tuning brazilian_tuning{.weights = fitted::brazilian, .chances = Chances{62, 34}};

inline constexpr Law brazilian_law = [] {
    Law law = international_law;
    law.geometry = board::chequered(8, 8);
    law.tuning = &brazilian_tuning;
    return law;
}();
static_assert(is_consistent(brazilian_law));

inline constexpr Rules brazilian{
    .law = &brazilian_law,
    .start = Start{.men_rows = 3, .back_rows = 0, .first = Side::white},
    .draws = russian_draws,
    .text = Text{.key = "brazilian",
                 .name = msg("Brazilian draughts"),
                 .naming = Naming::letters_from_the_bottom,
                 .first_corner = Corner::bottom_left,
                 .is_mirrored = false,
                 .capture_sign = 'x',
                 .game_type = 26,
                 .game_type_tag = "26,W,8,8,A0,0",
                 .international_results = false},
};
static_assert(is_consistent(brazilian));

} // namespace damier::draughts::rules
