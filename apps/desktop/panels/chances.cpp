#include "apps/desktop/panels/chances.hpp"

#include <algorithm>

namespace damier::desktop {

namespace {

constexpr QRgb light = 0xfff4ece0, grey = 0xffa39a90, dark = 0xff2e2a27;

} // namespace

void paint_chances(QPainter& painter, QRectF const& box, double win, double loss,
                   Qt::Orientation orientation, bool is_turned) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    bool const is_upright = orientation == Qt::Vertical;
    double const length = is_upright ? box.height() : box.width();
    auto const part = [&](double from, double to) {    // from White's end
        bool const from_end = is_upright != is_turned; // White is below, or on the left
        double const a = std::clamp(from, 0.0, 1.0) * length, b = std::clamp(to, 0.0, 1.0) * length;
        if (is_upright)
            return from_end ? QRectF(box.left(), box.bottom() - b, box.width(), b - a)
                            : QRectF(box.left(), box.top() + a, box.width(), b - a);
        return from_end ? QRectF(box.right() - b, box.top(), b - a, box.height())
                        : QRectF(box.left() + a, box.top(), b - a, box.height());
    };
    painter.fillRect(box, QColor(grey));
    // Slanted lines, so that the draws are not known by their grey alone.
    painter.fillRect(box, QBrush(QColor(70, 64, 58, 110), Qt::BDiagPattern));
    painter.fillRect(part(0, win), QColor(light));
    painter.fillRect(part(1 - loss, 1), QColor(dark));
    painter.setPen(QColor(90, 82, 74));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box);
    painter.restore();
}

} // namespace damier::desktop
