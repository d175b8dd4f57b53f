#include "apps/desktop/game_row.hpp"

#include <QPainter>

namespace damier::desktop {

namespace {

constexpr int margin = 8;

// Where the pointer or the keyboard is; a frame as well as a shade, never the colour alone.
void paint_ground(QPainter& painter, QStyleOptionViewItem const& option) {
    bool const is_hover = option.state.testFlag(QStyle::State_MouseOver);
    bool const is_focus = option.state.testFlag(QStyle::State_HasFocus);
    if (!is_hover && !is_focus) return;
    QColor shade = option.palette.color(QPalette::Highlight);
    painter.setPen(is_focus ? QPen(shade, 2) : QPen(Qt::NoPen));
    shade.setAlphaF(is_hover ? 0.16F : 0.06F);
    painter.setBrush(shade);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(2, 2, -2, -2), 8, 8);
}

QPixmap picture_of(QModelIndex const& index, QSize size, QPaintDevice const* device) {
    auto const icon = index.data(Qt::DecorationRole).value<QIcon>();
    return icon.pixmap(size, device->devicePixelRatioF());
}

} // namespace

void RowDelegate::paint(QPainter* painter, QStyleOptionViewItem const& option,
                        QModelIndex const& index) const {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paint_ground(*painter, option);
    QSize const size = option.decorationSize;
    QPoint const corner(option.rect.left() + margin,
                        option.rect.top() + (option.rect.height() - size.height()) / 2);
    painter->drawPixmap(corner, picture_of(index, size, painter->device()));
    QRect text = option.rect.adjusted(size.width() + 2 * margin, margin - 2, -4, -2);
    int const line = option.fontMetrics.lineSpacing();
    painter->setPen(option.palette.color(QPalette::WindowText));
    painter->drawText(text, Qt::AlignLeft | Qt::AlignTop,
                      option.fontMetrics.elidedText(index.data(Qt::DisplayRole).toString(),
                                                    Qt::ElideRight, text.width()));
    text.setTop(text.top() + line);
    painter->setPen(option.palette.color(QPalette::PlaceholderText));
    for (QString const& part : index.data(detail_role).toString().split(u'\n')) {
        painter->drawText(text, Qt::AlignLeft | Qt::AlignTop,
                          option.fontMetrics.elidedText(part, Qt::ElideRight, text.width()));
        text.setTop(text.top() + line);
    }
    painter->restore();
}

QSize RowDelegate::sizeHint(QStyleOptionViewItem const& option, QModelIndex const&) const {
    return {100, std::max(option.decorationSize.height() + 10,
                          3 * option.fontMetrics.lineSpacing() + 12)};
}

} // namespace damier::desktop
