// Win, draw and loss of the first seat as a small bar in a list: white, hatched, black.
#pragma once

#include <QStyledItemDelegate>

namespace damier::desktop {

// Also what the evaluation bar uses, so that both look alike.
void paint_chances(QPainter& painter, QRectF const& box, double win, double loss,
                   Qt::Orientation orientation, bool is_turned);

class ChancesDelegate : public QStyledItemDelegate {
public:
    static constexpr int win_role = Qt::UserRole + 1, loss_role = Qt::UserRole + 2;

    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, QStyleOptionViewItem const& option,
               QModelIndex const& index) const override;
};

} // namespace damier::desktop
