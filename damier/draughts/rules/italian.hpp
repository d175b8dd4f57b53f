// Italian draughts (FID rules): short kings, men cannot take kings, five orders of precedence.
#pragma once

#include "damier/draughts/rules/english.hpp"
#include "damier/draughts/rules/fitted.hpp"

namespace damier::draughts::rules {

inline constexpr Tuning italian_tuning{.weights = fitted::italian, .chances = Chances{68, 26}};

inline constexpr Law italian_law = [] {
    Law law = english_law;
    law.men_capture_kings = false; // art. 5.6
    // art. 6.6 to 6.9; then free choice, art. 6.10
    law.precedence = PrecedenceList{Precedence::most_pieces, Precedence::with_a_king,
                                    Precedence::most_kings, Precedence::kings_first};
    law.tuning = &italian_tuning;
    return law;
}();
static_assert(is_consistent(italian_law));

inline constexpr DrawRules italian_draws{
    .repetitions = 4, // art. 9.3
    .king_moves = 40, // art. 10.4
    .quiet_moves = 0,
    .material = MaterialLimits{},
    .slow_endings = SlowEndings{},
    .when_both_blocked = false,
};

inline constexpr Rules italian{
    .law = &italian_law,
    .start = Start{.men_rows = 3, .back_rows = 0, .first = Side::white},
    .draws = italian_draws,
    .text = Text{.key = "italian",
                 .name = msg("Italian draughts"),
                 .naming = Naming::numbers,
                 .first_corner = Corner::top_left,
                 .is_mirrored = true,
                 .capture_sign = 'x',
                 .game_type = 22,
                 .game_type_tag = "22,W,8,8,N2,1",
                 .international_results = false},
};
static_assert(is_consistent(italian));

} // namespace damier::draughts::rules
