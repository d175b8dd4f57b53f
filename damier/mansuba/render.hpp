// The documents' picture of a game for a terminal: coloured letters, a counter, a line per move.
// Pure functions: who prints it is not their business.
#pragma once

#include "damier/mansuba/mansuba_state.hpp"

#include <string>

namespace damier::mansuba {

// The board: white bold red, black bold green, pawn *, elephant &, tower and bishop #, an empty
// place 0 in bold white, a place that does not exist blank. The chess world has dark and light
// cells of four characters. Without colour white's pieces are in brackets, in place of the red.
std::string render_board(MansubaState const& state, bool has_colour);

// How many turns were played.
Message describe_turns(MansubaState const& state);

// The terrain that holds now; empty where the world has only one.
Message describe_terrain(MansubaState const& state);

// What the action did that led from `before` to `after`.
Message describe_move(MansubaState const& before, std::size_t action, MansubaState const& after);

// The last line: who won which game, or that nobody did. Empty while the game goes on.
Message describe_result(MansubaState const& state);

} // namespace damier::mansuba
