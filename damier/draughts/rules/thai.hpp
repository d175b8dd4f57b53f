// Thai draughts (Makhos): eight men, kings land right behind every victim, which leaves at once.
#pragma once

#include "damier/draughts/rules/fitted.hpp"
#include "damier/draughts/rules/german.hpp"

namespace damier::draughts::rules {

inline constexpr Tuning thai_tuning{.weights = fitted::thai, .chances = Chances{90, 92}};

inline constexpr Law thai_law = [] {
    Law law = german_law;
    law.king_landing = Landing::next_square;
    law.may_turn_back = true;
    law.removal = Removal::at_once;
    law.tuning = &thai_tuning;
    return law;
}();
static_assert(is_consistent(thai_law));

inline constexpr Rules thai{
    .law = &thai_law,
    .start = Start{.men_rows = 2, .back_rows = 0, .first = Side::black},
    .draws = casual_draws,
    .text = Text{.key = "thai",
                 .name = msg("Thai draughts"),
                 .naming = Naming::numbers,
                 .first_corner = Corner::bottom_right,
                 .is_mirrored = false,
                 .capture_sign = '-',
                 .game_type = 31,
                 .game_type_tag = "31,B,8,8,N2,0",
                 .international_results = false},
};
static_assert(is_consistent(thai));

} // namespace damier::draughts::rules
