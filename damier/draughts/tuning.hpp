// What the engine has learnt about a law: numbers fitted to its games by damier-lab
// (docs/learning.md). Every law says what it has; where nothing was fitted yet it says that.
#pragma once

#include "damier/draughts/required.hpp"

#include <span>

namespace damier::draughts {

// How often a score wins, which differs much from law to law: a lead of `half_way` centi-men wins
// half of the games, and the curve is the steeper the smaller `slope`.
struct Chances {
    double half_way, slope;
};

struct Tuning {
    Required<std::span<int const>> weights; // of the evaluation: terms, then squares
    Required<Chances> chances;              // as damier-lab chances prints them
};

// For a law that nobody has tuned: weights from common sense about its pieces and its aim, and
// chances in the middle of what other laws have.
inline constexpr std::span<int const> weights_by_hand{};
inline constexpr Chances chances_unmeasured{65, 50};

} // namespace damier::draughts
