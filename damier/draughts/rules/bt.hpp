// Breakthrough draughts: international, won by the first man that ends its move on the last row.
#pragma once

#include "damier/draughts/rules/fitted.hpp"
#include "damier/draughts/rules/international.hpp"

namespace damier::draughts::rules {

inline constexpr Tuning bt_tuning{.weights = fitted::bt, .chances = Chances{0, 100}};

inline constexpr Law bt_law = [] {
    Law law = international_law;
    law.objective = Objective::first_king;
    law.tuning = &bt_tuning;
    return law;
}();
static_assert(is_consistent(bt_law));

// Without kings every move goes forward: a game cannot be drawn.
inline constexpr DrawRules bt_draws{
    .repetitions = 0,
    .king_moves = 0,
    .quiet_moves = 0,
    .material = MaterialLimits{},
    .slow_endings = SlowEndings{},
    .when_both_blocked = false,
};

inline constexpr Rules bt{
    .law = &bt_law,
    .start = Start{.men_rows = 4, .back_rows = 0, .first = Side::white},
    .draws = bt_draws,
    .text = Text{.key = "bt",
                 .name = msg("Breakthrough draughts"),
                 .naming = Naming::numbers,
                 .first_corner = Corner::top_left,
                 .is_mirrored = false,
                 .capture_sign = 'x',
                 .game_type = 0,
                 .game_type_tag = "",
                 .international_results = true},
};
static_assert(is_consistent(bt));

} // namespace damier::draughts::rules
