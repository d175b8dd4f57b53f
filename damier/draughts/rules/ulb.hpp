// The simplified draughts of document S4 ("ULB") on any board from 4x4 to 14x14: captures are
// optional and may be broken off, victims leave at once, kings land right behind them.
#pragma once

#include "damier/draughts/rules.hpp"

namespace damier::draughts::rules {

// One tuning for boards of any size.
inline constexpr Tuning ulb_tuning{.weights = weights_by_hand, .chances = Chances{572, 560}};

template <int size>
inline constexpr Law ulb_law{
    .geometry = board::chequered(size, size),
    .man_moves = forward_diagonals,
    .man_captures = diagonals,
    .king_moves = diagonals,
    .king_captures = diagonals,
    .obligation = Obligation::optional,
    .king_reach = Reach::flying,
    .king_landing = Landing::next_square,
    .may_turn_back = true,
    .removal = Removal::at_once,
    .promotion = Promotion::at_the_end,
    .may_stop = true,
    .men_capture_kings = true,
    .precedence = PrecedenceList{},
    .same_king_limit = 0,
    .objective = Objective::leave_no_move,
    .tuning = &ulb_tuning,
};

inline constexpr DrawRules ulb_draws{
    .repetitions = 0, // endless games are not detected: players agree on a draw
    .king_moves = 0,
    .quiet_moves = 0,
    .material = MaterialLimits{},
    .slow_endings = SlowEndings{},
    .when_both_blocked = true,
};

// Two empty rows in the middle of an even board, three of an odd one.
template <int size>
inline constexpr Rules ulb{
    .law = &ulb_law<size>,
    .start = Start{.men_rows = (size - 2) / 2, .back_rows = 0, .first = Side::white},
    .draws = ulb_draws,
    .text = Text{.key = "ulb",
                 .name = msg("ULB draughts"),
                 .naming = Naming::letters_from_the_top,
                 .first_corner = Corner::top_left,
                 .is_mirrored = false,
                 .capture_sign = 'x',
                 .game_type = 0,
                 .game_type_tag = "",
                 .international_results = false},
};
static_assert(is_consistent(ulb_law<5>) && is_consistent(ulb<5>));
static_assert(is_consistent(ulb_law<10>) && is_consistent(ulb<10>));

} // namespace damier::draughts::rules
