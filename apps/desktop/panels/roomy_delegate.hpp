// Rows with a little air between them, easier to read and to hit.
#pragma once

#include <QStyledItemDelegate>

namespace damier::desktop {

class RoomyDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(QStyleOptionViewItem const& option, QModelIndex const& index) const override {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(6, 8);
    }
};

} // namespace damier::desktop
