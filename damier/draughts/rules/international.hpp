// International draughts (FMJD rules, Annex 1): 10x10, flying kings, the majority law.
#pragma once

#include "damier/draughts/rules.hpp"
#include "damier/draughts/rules/fitted.hpp"

namespace damier::draughts::rules {

inline constexpr Tuning international_tuning{.weights = fitted::international,
                                             .chances = Chances{96, 62}};

inline constexpr Law international_law{
    .geometry = board::chequered(10, 10),
    .man_moves = forward_diagonals,                        // art. 3.4
    .man_captures = diagonals,                             // art. 4.2: also backwards
    .king_moves = diagonals,                               // art. 3.9
    .king_captures = diagonals,                            // art. 4.3
    .obligation = Obligation::compulsory,                  // art. 4.1
    .king_reach = Reach::flying,                           // art. 3.9
    .king_landing = Landing::anywhere,                     // art. 4.3
    .may_turn_back = false,                                // art. 4.8: the piece still blocks
    .removal = Removal::at_the_end,                        // art. 4.8
    .promotion = Promotion::at_the_end,                    // art. 4.15
    .may_stop = false,                                     // art. 4.5, 4.6
    .men_capture_kings = true,                             // art. 4.2
    .precedence = PrecedenceList{Precedence::most_pieces}, // art. 4.13: a king counts as one
    .same_king_limit = 0,
    .objective = Objective::leave_no_move, // art. 5
    .tuning = &international_tuning,
};
static_assert(is_consistent(international_law));

inline constexpr DrawRules international_draws{
    .repetitions = 3, // art. 6.1
    .king_moves = 25, // art. 6.2
    .quiet_moves = 0,
    .material = MaterialLimits{{{Material::three_v_one_king, 16}, // art. 6.3
                                {Material::two_v_one_king, 5}}},  // art. 6.4
    .slow_endings = SlowEndings{},
    .when_both_blocked = false,
};

inline constexpr Rules international{
    .law = &international_law,
    .start = Start{.men_rows = 4, .back_rows = 0, .first = Side::white},
    .draws = international_draws,
    .text = Text{.key = "international",
                 .name = msg("International draughts"),
                 .naming = Naming::numbers,
                 .first_corner = Corner::top_left,
                 .is_mirrored = false,
                 .capture_sign = 'x',
                 .game_type = 20,
                 .game_type_tag = "20,W,10,10,N2,0",
                 .international_results = true},
};
static_assert(is_consistent(international));

} // namespace damier::draughts::rules
