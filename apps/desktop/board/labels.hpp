// The names of the cells as they stand on or around a board.
#pragma once

#include "damier/game/state.hpp"

#include <string>
#include <vector>

namespace damier::desktop {

// Texts along the four sides, by row or by column from the top left as the first seat sees it.
// Where cells are named by row and column these name the rows and columns; otherwise they name the
// cells that lie on that side. Empty texts are not drawn.
struct SideLabels {
    std::vector<std::string> top, bottom, left, right;
};

SideLabels side_labels(game::About const& about);

} // namespace damier::desktop
