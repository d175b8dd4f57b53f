// Frisian draughts: international with captures in eight directions, by value, and a limit on
// consecutive moves of one king.
#pragma once

#include "damier/draughts/rules/fitted.hpp"
#include "damier/draughts/rules/international.hpp"

namespace damier::draughts::rules {

inline constexpr Tuning frisian_tuning{.weights = fitted::frisian, .chances = Chances{28, 36}};

inline constexpr Law frisian_law = [] {
    Law law = international_law;
    law.geometry = board::chequered(10, 10, true);
    law.man_captures = diagonals | straight;
    law.king_captures = diagonals | straight;
    // A king is worth a little less than two men; at equal value a king captures first.
    law.precedence = PrecedenceList{Precedence::most_value, Precedence::with_a_king};
    law.same_king_limit = 3;
    law.tuning = &frisian_tuning;
    return law;
}();
static_assert(is_consistent(frisian_law));

inline constexpr DrawRules frisian_draws{
    .repetitions = 0, // the limit on one king makes it unnecessary
    .king_moves = 0,
    .quiet_moves = 0,
    .material =
        MaterialLimits{{{Material::exactly_two_kings_v_one, 7}, {Material::one_king_each, 2}}},
    .slow_endings = SlowEndings{},
    .when_both_blocked = false,
};

inline constexpr Rules frisian{
    .law = &frisian_law,
    .start = Start{.men_rows = 4, .back_rows = 0, .first = Side::white},
    .draws = frisian_draws,
    .text = Text{.key = "frisian",
                 .name = msg("Frisian draughts"),
                 .naming = Naming::numbers,
                 .first_corner = Corner::top_left,
                 .is_mirrored = false,
                 .capture_sign = 'x',
                 .game_type = 40,
                 .game_type_tag = "40,W,10,10,N2,0",
                 .international_results = false},
};
static_assert(is_consistent(frisian));

} // namespace damier::draughts::rules
