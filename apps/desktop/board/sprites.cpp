#include "apps/desktop/board/sprites.hpp"

#include "apps/desktop/board/board_picture.hpp"
#include "apps/desktop/board/pieces.hpp"

#include <QPainter>

#include <cmath>

namespace damier::desktop {

void Sprites::set(game::About const* about, BoardLayout const& layout, Look const& look) {
    bool const is_same_size =
        layout.radius() == layout_.radius() && layout.ratio() == layout_.ratio();
    bool const is_same_style = look.theme == look_.theme && look.pieces == look_.pieces;
    bool const is_same_game = about == about_;
    if (!is_same_size || !is_same_style || !is_same_game) pieces_.clear();
    if (layout != layout_ || !is_same_style || !is_same_game || look.labels != look_.labels
        || look.is_flipped != look_.is_flipped)
        board_ = {};
    about_ = about;
    layout_ = layout;
    look_ = look;
}

QPixmap const& Sprites::board(QSize area, QColor const& around) {
    if (!board_.isNull()) return board_;
    board_ = QPixmap((QSizeF(area) * layout_.ratio()).toSize());
    board_.setDevicePixelRatio(layout_.ratio());
    board_.fill(around);
    QPainter painter(&board_);
    paint_board(painter, *about_, layout_, look_, Medium::pixels);
    return board_;
}

void Sprites::paint_piece(QPainter& painter, QPointF centre, game::Piece what, bool is_lifted) {
    QPixmap const& pixmap = piece({what.owner, what.kind, is_lifted});
    QSizeF const size = pixmap.deviceIndependentSize();
    QPointF corner = centre - QPointF(size.width(), size.height()) / 2;
    // Between two pixels it would be blurred, which shows on pieces at rest.
    corner =
        QPointF(std::round(corner.x() * layout_.ratio()), std::round(corner.y() * layout_.ratio()))
        / layout_.ratio();
    painter.drawPixmap(corner, pixmap);
}

QPixmap const& Sprites::piece(Key key) {
    auto const [found, is_new] = pieces_.try_emplace(key);
    if (!is_new) return found->second;
    auto const [owner, kind, is_lifted] = key;
    int const side =
        2 * static_cast<int>(std::ceil(layout_.radius() * piece_extent * layout_.ratio()));
    QPixmap pixmap(side, side);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    PieceLook const look =
        piece_look(*about_, game::Piece{owner, kind}, theme(look_.theme), piece_set(look_.pieces));
    desktop::paint_piece(painter, QPointF(side, side) / 2, layout_.radius() * layout_.ratio(), look,
                         is_lifted);
    painter.end();
    pixmap.setDevicePixelRatio(layout_.ratio());
    found->second = std::move(pixmap);
    return found->second;
}

} // namespace damier::desktop
