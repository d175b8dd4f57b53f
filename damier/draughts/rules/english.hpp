// English draughts, American checkers (WCDF rules): 8x8, short kings, men capture forwards only.
#pragma once

#include "damier/draughts/rules.hpp"
#include "damier/draughts/rules/fitted.hpp"

namespace damier::draughts::rules {

inline constexpr Tuning english_tuning{.weights = fitted::english, .chances = Chances{74, 42}};

inline constexpr Law english_law{
    .geometry = board::chequered(8, 8),
    .man_moves = forward_diagonals,
    .man_captures = forward_diagonals,
    .king_moves = diagonals,
    .king_captures = diagonals,
    .obligation = Obligation::compulsory,
    .king_reach = Reach::one_step,
    .king_landing = Landing::anywhere,
    .may_turn_back = false,
    .removal = Removal::at_the_end, // not to be seen: short jumps never meet a captured piece
    .promotion = Promotion::ends_move,
    .may_stop = false,
    .men_capture_kings = true,
    .precedence = PrecedenceList{},
    .same_king_limit = 0,
    .objective = Objective::leave_no_move,
    .tuning = &english_tuning,
};
static_assert(is_consistent(english_law));

inline constexpr DrawRules english_draws{
    .repetitions = 3,
    .king_moves = 40, // art. 1.32
    .quiet_moves = 0,
    .material = MaterialLimits{},
    .slow_endings = SlowEndings{},
    .when_both_blocked = false,
};

inline constexpr Rules english{
    .law = &english_law,
    .start = Start{.men_rows = 3, .back_rows = 0, .first = Side::black},
    .draws = english_draws,
    .text = Text{.key = "english",
                 .name = msg("English draughts"),
                 .naming = Naming::numbers,
                 .first_corner = Corner::top_left,
                 .is_mirrored = false,
                 .capture_sign = 'x',
                 .game_type = 21,
                 .game_type_tag = "21,B,8,8,N1,0",
                 .international_results = false},
};
static_assert(is_consistent(english));

} // namespace damier::draughts::rules
