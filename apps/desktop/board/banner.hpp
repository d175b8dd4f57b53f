// The result of a game, across the board, with room for buttons at its foot.
#pragma once

#include "apps/desktop/board/layout.hpp"

#include <QFont>
#include <QString>

class QPainter;

namespace damier::desktop {

struct Banner {
    QString title, reason;
    QSizeF foot; // what stands below the words; empty: nothing

    bool is_empty() const { return title.isEmpty() && reason.isEmpty(); }
};

struct BannerPlace {
    QRectF box, title, reason, foot;
    QFont large, small;
};

BannerPlace place_banner(QFont const& font, BoardLayout const& layout, Banner const& banner);
void paint_banner(QPainter& painter, BoardLayout const& layout, Banner const& banner);

} // namespace damier::desktop
