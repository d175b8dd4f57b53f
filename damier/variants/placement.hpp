// Pieces on cells, as front ends place them, and on the squares of a rule set.
#pragma once

#include "damier/game/setup.hpp"
#include "damier/notation/placement.hpp"

namespace damier::variants {

// An error if a piece stands where the game has no square.
Result<notation::Placement> to_squares(draughts::Rules const& rules,
                                       game::Placement const& placement);

} // namespace damier::variants
