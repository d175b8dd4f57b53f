// How the lists of the start page draw their entries: cards with a picture above the name, and
// rows with a small picture beside two lines of text.
#pragma once

#include <QStyledItemDelegate>

namespace damier::desktop {

class CardDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, QStyleOptionViewItem const& option,
               QModelIndex const& index) const override;
    QSize sizeHint(QStyleOptionViewItem const& option, QModelIndex const& index) const override;
};

class RowDelegate : public QStyledItemDelegate {
public:
    static constexpr int detail_role = Qt::UserRole + 1; // a second, quieter text

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, QStyleOptionViewItem const& option,
               QModelIndex const& index) const override;
    QSize sizeHint(QStyleOptionViewItem const& option, QModelIndex const& index) const override;
};

} // namespace damier::desktop
