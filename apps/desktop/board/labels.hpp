// The names of the cells as they stand on or around a board.
#pragma once

#include "damier/game/state.hpp"

#include <string>
#include <vector>

namespace damier::desktop {

// A text beside the board, level with the centre of a cell.
struct SideLabel {
    std::string text;
    game::Cell cell = 0;
};

// What stands along the four sides, as the first seat sees them. Where cells are named by row and
// column these name the rows and columns; otherwise they name the cells that lie on that side.
struct SideLabels {
    std::vector<SideLabel> top, bottom, left, right;
};

SideLabels side_labels(game::About const& about);

} // namespace damier::desktop
