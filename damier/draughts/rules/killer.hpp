// Killer draughts: international, but a king whose last victim is a king stops right behind it.
#pragma once

#include "damier/draughts/rules/fitted.hpp"
#include "damier/draughts/rules/international.hpp"

namespace damier::draughts::rules {

// Weights fitted to its own games lost to those of international draughts (docs/engine.md).
inline constexpr Tuning killer_tuning{.weights = fitted::international, .chances = Chances{10, 44}};

inline constexpr Law killer_law = [] {
    Law law = international_law;
    law.king_landing = Landing::next_after_a_king;
    law.tuning = &killer_tuning;
    return law;
}();
static_assert(is_consistent(killer_law));

// No text of its own on draws was found. Two kings win against one here, so the limits of
// international draughts on small endings would spoil the game.
inline constexpr DrawRules killer_draws{
    .repetitions = 3,
    .king_moves = 25,
    .quiet_moves = 0,
    .material = MaterialLimits{},
    .slow_endings = SlowEndings{},
    .when_both_blocked = false,
};

inline constexpr Rules killer{
    .law = &killer_law,
    .start = Start{.men_rows = 4, .back_rows = 0, .first = Side::white},
    .draws = killer_draws,
    .text = Text{.key = "killer",
                 .name = msg("Killer draughts"),
                 .naming = Naming::numbers,
                 .first_corner = Corner::top_left,
                 .is_mirrored = false,
                 .capture_sign = 'x',
                 .game_type = 0,
                 .game_type_tag = "",
                 .international_results = true},
};
static_assert(is_consistent(killer));

} // namespace damier::draughts::rules
