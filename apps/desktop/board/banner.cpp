#include "apps/desktop/board/banner.hpp"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace damier::desktop {

BannerPlace place_banner(QFont const& font, BoardLayout const& layout, Banner const& banner) {
    BannerPlace place;
    QRectF const field = layout.field();
    place.large = place.small = font;
    place.large.setPixelSize(std::max(9, static_cast<int>(field.height() * 0.062)));
    place.large.setBold(true);
    place.small.setPixelSize(std::max(8, static_cast<int>(field.height() * 0.030)));
    double const pad = field.height() * 0.034, width = field.width() * 0.86;
    auto const measured = [&](QFont const& letters, QString const& text) {
        return text.isEmpty() ? QSizeF()
                              : QFontMetricsF(letters)
                                    .boundingRect(QRectF(0, 0, width - 2 * pad, field.height()),
                                                  Qt::AlignHCenter | Qt::TextWordWrap, text)
                                    .size();
    };
    QSizeF const title = measured(place.large, banner.title);
    QSizeF const reason = measured(place.small, banner.reason);
    double const gap = banner.title.isEmpty() || banner.reason.isEmpty() ? 0 : pad * 0.35;
    double const foot_gap = banner.foot.isEmpty() ? 0 : pad * 0.8;
    double const wide = std::max(title.width(), reason.width()) + 3 * pad;
    place.box =
        QRectF(0, 0, std::max(std::min(width, wide), banner.foot.width() + 2 * pad),
               title.height() + gap + reason.height() + foot_gap + banner.foot.height() + 2 * pad);
    place.box.moveCenter(field.center());
    place.title = QRectF(place.box.left() + pad, place.box.top() + pad, place.box.width() - 2 * pad,
                         title.height());
    place.reason = QRectF(place.title.left(), place.title.bottom() + gap, place.title.width(),
                          reason.height());
    place.foot = QRectF(
        QPointF(place.box.center().x() - banner.foot.width() / 2, place.reason.bottom() + foot_gap),
        banner.foot);
    return place;
}

void paint_banner(QPainter& painter, BoardLayout const& layout, Banner const& banner) {
    if (banner.is_empty()) return;
    BannerPlace const place = place_banner(painter.font(), layout, banner);
    double const pad = layout.field().height() * 0.034;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(255, 255, 255, 60), std::max(1.0, pad * 0.06)));
    painter.setBrush(QColor(20, 22, 26, 222));
    painter.drawRoundedRect(place.box, pad * 0.55, pad * 0.55);
    constexpr int flags = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap | Qt::TextDontClip;
    painter.setPen(Qt::white);
    painter.setFont(place.large);
    painter.drawText(place.title, flags, banner.title);
    painter.setPen(QColor(225, 228, 232));
    painter.setFont(place.small);
    painter.drawText(place.reason, flags, banner.reason);
    painter.restore();
}

} // namespace damier::desktop
