// Turkish draughts (Dama): all 64 squares, straight moves, the majority law, victims leave at once.
#pragma once

#include "damier/draughts/rules.hpp"
#include "damier/draughts/rules/fitted.hpp"

namespace damier::draughts::rules {

inline constexpr Tuning turkish_tuning{.weights = fitted::turkish, .chances = Chances{32, 50}};

inline constexpr Law turkish_law{
    .geometry = board::full(8, 8),
    .man_moves = forward_and_sideways,
    .man_captures = forward_and_sideways,
    .king_moves = straight,
    .king_captures = straight,
    .obligation = Obligation::compulsory,
    .king_reach = Reach::flying,
    .king_landing = Landing::anywhere,
    .may_turn_back = false,
    .removal = Removal::at_once,
    .promotion = Promotion::at_the_end, // a man may go on sideways along the last row
    .may_stop = false,
    .men_capture_kings = true,
    .precedence = PrecedenceList{Precedence::most_pieces},
    .same_king_limit = 0,
    .objective = Objective::leave_no_move,
    .tuning = &turkish_tuning,
};
static_assert(is_consistent(turkish_law));

inline constexpr DrawRules turkish_draws{
    .repetitions = 3,
    .king_moves = 0,
    .quiet_moves = 0,
    .material = MaterialLimits{{{Material::one_piece_each, 0, true}}},
    .slow_endings = SlowEndings{},
    .when_both_blocked = false,
};

inline constexpr Rules turkish{
    .law = &turkish_law,
    .start = Start{.men_rows = 2, .back_rows = 1, .first = Side::white},
    .draws = turkish_draws,
    .text = Text{.key = "turkish",
                 .name = msg("Turkish draughts"),
                 .naming = Naming::letters_from_the_bottom,
                 .first_corner = Corner::bottom_left,
                 .is_mirrored = false,
                 .capture_sign = 'x',
                 .game_type = 30,
                 .game_type_tag = "30,W,8,8,A0,0",
                 .international_results = false},
};
static_assert(is_consistent(turkish));

} // namespace damier::draughts::rules
