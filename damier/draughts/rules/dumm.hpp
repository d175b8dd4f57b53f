// Dumm (South Africa): the international law on 14x14.
#pragma once

#include "damier/draughts/rules/international.hpp"

namespace damier::draughts::rules {

// Chances as on 12x12: games on this board do not end in reasonable time.
inline constexpr Tuning dumm_tuning{.weights = weights_by_hand, .chances = Chances{102, 86}};

inline constexpr Law dumm_law = [] {
    Law law = international_law;
    law.geometry = board::chequered(14, 14);
    law.tuning = &dumm_tuning;
    return law;
}();
static_assert(is_consistent(dumm_law));

inline constexpr Rules dumm{
    .law = &dumm_law,
    .start = Start{.men_rows = 6, .back_rows = 0, .first = Side::white},
    .draws = international_draws,
    .text = Text{.key = "dumm",
                 .name = msg("Dumm"),
                 .naming = Naming::numbers,
                 .first_corner = Corner::top_left,
                 .is_mirrored = false,
                 .capture_sign = 'x',
                 .game_type = 0,
                 .game_type_tag = "",
                 .international_results = true},
};
static_assert(is_consistent(dumm));

} // namespace damier::draughts::rules
