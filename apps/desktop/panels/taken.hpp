// The pieces that each seat has taken in a game.
#pragma once

#include "damier/session/tree.hpp"

#include <utility>
#include <vector>

namespace damier::desktop {

using Taken = std::vector<std::pair<game::Piece, int>>; // how many of each, never 0

// One entry per seat: what it took on the way to `node`, less what has come back to the board.
std::vector<Taken> taken_pieces(session::Tree const& tree, session::NodeId node);

} // namespace damier::desktop
