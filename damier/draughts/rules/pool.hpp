// American pool checkers: 8x8, free choice, men capture backwards, crowned only at the end.
#pragma once

#include "damier/draughts/rules/fitted.hpp"
#include "damier/draughts/rules/russian.hpp"

namespace damier::draughts::rules {

inline constexpr Tuning pool_tuning{.weights = fitted::pool, .chances = Chances{48, 34}};

inline constexpr Law pool_law = [] {
    Law law = russian_law;
    law.promotion = Promotion::at_the_end;
    law.tuning = &pool_tuning;
    return law;
}();
static_assert(is_consistent(pool_law));

inline constexpr DrawRules pool_draws{
    .repetitions = 3,
    .king_moves = 0,
    .quiet_moves = 0,
    .material = MaterialLimits{{{Material::three_kings_v_one, 13}}},
    .slow_endings = SlowEndings{},
    .when_both_blocked = false,
};

inline constexpr Rules pool{
    .law = &pool_law,
    .start = Start{.men_rows = 3, .back_rows = 0, .first = Side::black},
    .draws = pool_draws,
    .text = Text{.key = "pool",
                 .name = msg("Pool checkers"),
                 .naming = Naming::numbers,
                 .first_corner = Corner::top_left,
                 .is_mirrored = false,
                 .capture_sign = 'x',
                 .game_type = 23,
                 .game_type_tag = "23,B,8,8,N1,0",
                 .international_results = false},
};
static_assert(is_consistent(pool));

} // namespace damier::draughts::rules
