// Armenian draughts (Tama): Turkish draughts whose pieces also step diagonally.
#pragma once

#include "damier/draughts/rules/turkish.hpp"

namespace damier::draughts::rules {

inline constexpr Tuning armenian_tuning{.weights = weights_by_hand, .chances = Chances{46, 130}};

inline constexpr Law armenian_law = [] {
    Law law = turkish_law;
    law.man_moves = forward_and_sideways | forward_diagonals;
    law.king_moves = straight | diagonals;
    law.tuning = &armenian_tuning;
    return law;
}();
static_assert(is_consistent(armenian_law));

inline constexpr Rules armenian{
    .law = &armenian_law,
    .start = Start{.men_rows = 2, .back_rows = 1, .first = Side::white},
    .draws = turkish_draws,
    .text = Text{.key = "armenian",
                 .name = msg("Armenian draughts"),
                 .naming = Naming::letters_from_the_bottom,
                 .first_corner = Corner::bottom_left,
                 .is_mirrored = false,
                 .capture_sign = 'x',
                 .game_type = 0,
                 .game_type_tag = "",
                 .international_results = false},
};
static_assert(is_consistent(armenian));

} // namespace damier::draughts::rules
