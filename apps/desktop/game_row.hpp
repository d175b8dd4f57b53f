// How the recent games of the start page are drawn: a small picture beside a few lines of text.
#pragma once

#include <QStyledItemDelegate>

namespace damier::desktop {

class RowDelegate : public QStyledItemDelegate {
public:
    static constexpr int detail_role = Qt::UserRole + 1; // a second, quieter text

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, QStyleOptionViewItem const& option,
               QModelIndex const& index) const override;
    QSize sizeHint(QStyleOptionViewItem const& option, QModelIndex const& index) const override;
};

} // namespace damier::desktop
