// Canadian draughts: the international law on 12x12.
#pragma once

#include "damier/draughts/rules/fitted.hpp"
#include "damier/draughts/rules/international.hpp"

namespace damier::draughts::rules {

inline constexpr Tuning canadian_tuning{.weights = fitted::canadian, .chances = Chances{102, 86}};

inline constexpr Law canadian_law = [] {
    Law law = international_law;
    law.geometry = board::chequered(12, 12);
    law.tuning = &canadian_tuning;
    return law;
}();
static_assert(is_consistent(canadian_law));

inline constexpr Rules canadian{
    .law = &canadian_law,
    .start = Start{.men_rows = 5, .back_rows = 0, .first = Side::white},
    .draws = international_draws,
    .text = Text{.key = "canadian",
                 .name = msg("Canadian draughts"),
                 .naming = Naming::numbers,
                 .first_corner = Corner::top_left,
                 .is_mirrored = false,
                 .capture_sign = 'x',
                 .game_type = 27,
                 .game_type_tag = "27,W,12,12,N2,0",
                 .international_results = true},
};
static_assert(is_consistent(canadian));

} // namespace damier::draughts::rules
