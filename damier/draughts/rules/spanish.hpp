// Spanish draughts: flying kings, men capture forwards only, most pieces, then most kings.
#pragma once

#include "damier/draughts/rules/english.hpp"
#include "damier/draughts/rules/fitted.hpp"

namespace damier::draughts::rules {

inline constexpr Tuning spanish_tuning{.weights = fitted::spanish, .chances = Chances{118, 52}};

inline constexpr Law spanish_law = [] {
    Law law = english_law;
    law.king_reach = Reach::flying;
    law.precedence = PrecedenceList{Precedence::most_pieces, Precedence::most_kings};
    law.tuning = &spanish_tuning;
    return law;
}();
static_assert(is_consistent(spanish_law));

inline constexpr DrawRules spanish_draws{
    .repetitions = 3,
    .king_moves = 20,
    .quiet_moves = 0,
    .material = MaterialLimits{},
    .slow_endings = SlowEndings{},
    .when_both_blocked = false,
};

inline constexpr Rules spanish{
    .law = &spanish_law,
    .start = Start{.men_rows = 3, .back_rows = 0, .first = Side::white},
    .draws = spanish_draws,
    .text = Text{.key = "spanish",
                 .name = msg("Spanish draughts"),
                 .naming = Naming::numbers,
                 .first_corner = Corner::bottom_right,
                 .is_mirrored = true,
                 .capture_sign = 'x',
                 .game_type = 24,
                 .game_type_tag = "24,W,8,8,N1,1",
                 .international_results = false},
};
static_assert(is_consistent(spanish));

} // namespace damier::draughts::rules
