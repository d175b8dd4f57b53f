#include "apps/desktop/panels/piece_icon.hpp"

#include "apps/desktop/board/pieces.hpp"

#include <QGuiApplication>
#include <QPainter>
#include <QPalette>

#include <cmath>

namespace damier::desktop {

QPixmap piece_icon(game::About const& about, game::Piece piece, Look const& look, int size,
                   double device_pixel_ratio) {
    int const pixels = static_cast<int>(std::ceil(size * device_pixel_ratio));
    QPixmap picture(pixels, pixels);
    picture.setDevicePixelRatio(device_pixel_ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    // A little smaller than the space, because a shadow falls to the lower right.
    double const radius = size * 0.42, middle = size * 0.47;
    paint_piece(painter, {middle, middle}, radius,
                piece_look(about, piece, theme(look.theme), piece_set(look.pieces)));
    // A thin rim: dark pieces on a dark ground would hardly be seen.
    QColor rim = QGuiApplication::palette().color(QPalette::WindowText);
    rim.setAlphaF(0.45F);
    painter.setPen(rim);
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QPointF(middle, middle), radius, radius);
    return picture;
}

} // namespace damier::desktop
