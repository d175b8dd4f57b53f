// Spantsiretti: Russian draughts on ten files and eight ranks.
#pragma once

#include "damier/draughts/rules/fitted.hpp"
#include "damier/draughts/rules/russian.hpp"

namespace damier::draughts::rules {

inline constexpr Tuning spantsiretti_tuning{.weights = fitted::spantsiretti,
                                            .chances = Chances{36, 36}};

inline constexpr Law spantsiretti_law = [] {
    Law law = russian_law;
    law.geometry = board::chequered(10, 8);
    law.tuning = &spantsiretti_tuning;
    return law;
}();
static_assert(is_consistent(spantsiretti_law));

inline constexpr Rules spantsiretti{
    .law = &spantsiretti_law,
    .start = Start{.men_rows = 3, .back_rows = 0, .first = Side::white},
    .draws = russian_draws,
    .text = Text{.key = "spantsiretti",
                 .name = msg("Spantsiretti"),
                 .naming = Naming::letters_from_the_bottom,
                 .first_corner = Corner::bottom_left,
                 .is_mirrored = false,
                 .capture_sign = ':',
                 .game_type = 41,
                 .game_type_tag = "41,W,10,8,A0,0",
                 .international_results = false},
};
static_assert(is_consistent(spantsiretti));

} // namespace damier::draughts::rules
