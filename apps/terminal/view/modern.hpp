// The modern board: coloured squares with their names, or plain characters where there are none.
#pragma once

#include "apps/terminal/view/board.hpp"

namespace damier::terminal {

std::string draw_modern(game::State const& state, Look const& look, Marks const& marks);

} // namespace damier::terminal
