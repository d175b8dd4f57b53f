// Russian draughts (FMJD-64 rules): 8x8, free choice of capture, a man crowned in mid-capture goes
// on as a king.
#pragma once

#include "damier/draughts/rules/fitted.hpp"
#include "damier/draughts/rules/international.hpp"

namespace damier::draughts::rules {

inline constexpr Tuning russian_tuning{.weights = fitted::russian, .chances = Chances{130, 62}};

inline constexpr Law russian_law = [] {
    Law law = international_law;
    law.geometry = board::chequered(8, 8);
    law.promotion = Promotion::in_flight;
    law.precedence = PrecedenceList{}; // free choice, but a capture must be completed
    law.tuning = &russian_tuning;
    return law;
}();
static_assert(is_consistent(russian_law));

inline constexpr DrawRules russian_draws{
    .repetitions = 3, // art. 7.2.4
    .king_moves = 15, // art. 7.2.6
    .quiet_moves = 0,
    .material = MaterialLimits{{{Material::many_kings_v_one, 15},     // art. 7.2.5
                                {Material::three_v_main_diagonal, 5}, // art. 7.2.8
                                {Material::two_v_one_king, 5}}},      // art. 7.2.9
    .slow_endings = SlowEndings{{{4, 5, 30}, {6, 7, 60}}},            // art. 7.2.7
    .when_both_blocked = false,
};

inline constexpr Rules russian{
    .law = &russian_law,
    .start = Start{.men_rows = 3, .back_rows = 0, .first = Side::white},
    .draws = russian_draws,
    .text = Text{.key = "russian",
                 .name = msg("Russian draughts"),
                 .naming = Naming::letters_from_the_bottom,
                 .first_corner = Corner::bottom_left,
                 .is_mirrored = false,
                 .capture_sign = ':',
                 .game_type = 25,
                 .game_type_tag = "25,W,8,8,A0,0",
                 .international_results = false},
};
static_assert(is_consistent(russian));

} // namespace damier::draughts::rules
