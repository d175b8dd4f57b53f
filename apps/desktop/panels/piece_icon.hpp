// A piece of a game as a small picture, drawn as on the board.
#pragma once

#include "apps/desktop/board/look.hpp"
#include "damier/game/state.hpp"

#include <QPixmap>

namespace damier::desktop {

// `size` in logical pixels, square.
QPixmap piece_icon(game::About const& about, game::Piece piece, Look const& look, int size,
                   double device_pixel_ratio);

} // namespace damier::desktop
