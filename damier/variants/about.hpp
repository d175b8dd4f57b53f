// A draughts board as front ends see it: every square as a cell, as the first seat (White) sees it.
#pragma once

#include "damier/draughts/rules.hpp"
#include "damier/game/state.hpp"

namespace damier::variants {

inline constexpr int man = 0, king = 1; // indices into About::kinds

game::About about(draughts::Rules const& rules);

// ULB draughts exists in several sizes, which a FEN does not tell: its states are written "8
// W:W...".
std::string text_prefix(draughts::Rules const& rules);

// The cell of a place of the internal board, and back. A mirrored board is turned over.
game::Cell cell_of(draughts::Rules const& rules, board::Place place);
board::Place place_of(draughts::Rules const& rules, game::Cell cell);

} // namespace damier::variants
