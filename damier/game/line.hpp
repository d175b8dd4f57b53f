// A line of play from some state on: the index of an action there, then one of an action in the
// state that it leads to, and so on.
#pragma once

#include "damier/game/state.hpp"

#include <string>
#include <vector>

namespace damier::game {

using Line = std::vector<std::size_t>;

// The texts of its actions, as far as the game goes.
std::vector<std::string> texts_of(State const& from, Line const& line);

} // namespace damier::game
