// German casual draughts ("Dame"): flying kings, men capture forwards only, free choice. There is
// no federation; first move, draw limits and numbers are the choices that most programs make.
#pragma once

#include "damier/draughts/rules/english.hpp"
#include "damier/draughts/rules/fitted.hpp"

namespace damier::draughts::rules {

inline constexpr Tuning german_tuning{.weights = fitted::german, .chances = Chances{138, 58}};

inline constexpr Law german_law = [] {
    Law law = english_law;
    law.king_reach = Reach::flying;
    law.tuning = &german_tuning;
    return law;
}();
static_assert(is_consistent(german_law));

// No numeric rule was found for the casual games: repetition, and 25 moves by kings alone.
inline constexpr DrawRules casual_draws{
    .repetitions = 3,
    .king_moves = 25,
    .quiet_moves = 0,
    .material = MaterialLimits{},
    .slow_endings = SlowEndings{},
    .when_both_blocked = false,
};

inline constexpr Rules german{
    .law = &german_law,
    .start = Start{.men_rows = 3, .back_rows = 0, .first = Side::white},
    .draws = casual_draws,
    .text = Text{.key = "german",
                 .name = msg("German draughts"),
                 .naming = Naming::numbers,
                 .first_corner = Corner::top_left,
                 .is_mirrored = false,
                 .capture_sign = 'x',
                 .game_type = 0,
                 .game_type_tag = "",
                 .international_results = false},
};
static_assert(is_consistent(german));

} // namespace damier::draughts::rules
