// The empty board: frame, cells and their names.
#pragma once

#include "apps/desktop/board/layout.hpp"
#include "apps/desktop/board/theme.hpp"

class QPainter;

namespace damier::desktop {

// Pixels show the grain of the material; a drawing for print or SVG has plain colours.
enum class Medium { pixels, vectors };

void paint_board(QPainter& painter, game::About const& about, BoardLayout const& layout,
                 Look const& look, Medium medium);

} // namespace damier::desktop
