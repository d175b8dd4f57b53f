// The ways a piece can walk a move, place by place: what a front end shows and a click follows.
#pragma once

#include "damier/game/state.hpp"
#include "damier/mansuba/position.hpp"

#include <vector>

namespace damier::mansuba {

// Jumps may reach one place by many ways; the shortest comes first and at most eight are told.
// A way never visits a place twice. A pass has one empty way, an escape the place alone.
std::vector<game::Way> ways(Board const& board, Position const& position, Move move);

// Where one jump from `place` may land for the piece whose turn began on `from`; not all of these
// places are free.
std::vector<Place> landings(Board const& board, Position const& position, Place from, Place place);

} // namespace damier::mansuba
