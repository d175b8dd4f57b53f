// The window game of document S1 ("3il"): international moves, with small endings drawn at once
// unless a capture is due.
#pragma once

#include "damier/draughts/rules/international.hpp"

namespace damier::draughts::rules {

inline constexpr DrawRules troisil_draws{
    .repetitions = 3,
    .king_moves = 25,
    .quiet_moves = 0,
    .material = MaterialLimits{{{Material::three_v_one_king, 16},
                                {Material::two_kings_v_one_king, 0, true}}},
    .slow_endings = SlowEndings{},
    .when_both_blocked = false,
};

inline constexpr Rules troisil{
    .law = &international_law,
    .start = Start{.men_rows = 4, .back_rows = 0, .first = Side::white},
    .draws = troisil_draws,
    .text = Text{.key = "3il",
                 .name = msg("Draughts 3iL"),
                 .naming = Naming::numbers,
                 .first_corner = Corner::top_left,
                 .is_mirrored = false,
                 .capture_sign = 'x',
                 .game_type = 0,
                 .game_type_tag = "",
                 .international_results = true},
};
static_assert(is_consistent(troisil));

} // namespace damier::draughts::rules
