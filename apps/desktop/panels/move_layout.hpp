// Where each word of a history stands on a sheet of some width, and what stands at a place of it.
#pragma once

#include "apps/desktop/panels/move_text.hpp"

#include <QFont>
#include <QRectF>

#include <vector>

namespace damier::desktop {

class MoveLayout {
public:
    struct Placed {
        MoveItem item;
        QRectF box;
        int depth = 0; // of the variation; 0 = main line
    };

    MoveLayout() = default;
    MoveLayout(MoveText const& text, QFont const& font, double width);

    std::vector<Placed> const& words() const { return placed_; }
    double height() const { return height_; }
    double line_height() const { return line_height_; }
    // What a click there means; null where nothing is to be clicked.
    Placed const* at(QPointF point) const;
    Placed const* place_of(session::NodeId node) const;                  // of its move
    Placed const* nearest_line(Placed const& from, int direction) const; // below, above when < 0

    QFont font_of(Placed const& placed) const;
    static double gap_before(MoveItem const& item);
    static double left_of(int depth); // where the lines of a variation begin

private:
    double flow(MoveParagraph const& paragraph, double top);
    double row(MoveParagraph const& paragraph, int columns, double top);
    double width_of(Placed const& placed) const;

    QFont font_;
    double width_ = 0, height_ = 0, line_height_ = 20;
    std::vector<Placed> placed_;
};

} // namespace damier::desktop
