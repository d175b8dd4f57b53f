// What stands on a board and what the actions take, in numbers that every front end shows.
#pragma once

#include "damier/game/state.hpp"

#include <cstddef>
#include <vector>

namespace damier::game {

// Pieces on the board of each seat; empty where they belong to nobody.
std::vector<int> pieces_left(State const& state);
// The largest number of pieces that one of the actions takes.
std::size_t most_captured(State const& state);
// An attempt that left everything where it was, such as an escape that failed. Picking a pawn up is
// none, nor is a pass, which names no cell.
bool is_failed(State const& before, Action const& action, State const& after);
bool must_capture(State const& state); // every action takes something, and there is one

} // namespace damier::game
