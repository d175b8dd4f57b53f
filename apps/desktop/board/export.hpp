// The board as a picture: thumbnails, files, printed pages.
#pragma once

#include "apps/desktop/board/look.hpp"
#include "damier/base/result.hpp"
#include "damier/game/state.hpp"

#include <QImage>
#include <QString>

class QPainter;

namespace damier::desktop {

// `size` in logical pixels.
QImage thumbnail(game::State const& state, Look const& look, QSize size, double device_pixel_ratio);

// The ending of the file's name chooses: .png, .svg or .pdf.
Result<Done> export_board(game::State const& state, Look const& look, QString const& file);

// As large as fits into `area`, in vectors.
void print_board(QPainter& painter, QRectF area, game::State const& state, Look const& look);

} // namespace damier::desktop
