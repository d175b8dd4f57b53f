// Win, draw and loss of the first seat as a small bar: white, hatched, black.
#pragma once

#include <QPainter>

namespace damier::desktop {

void paint_chances(QPainter& painter, QRectF const& box, double win, double loss,
                   Qt::Orientation orientation, bool is_turned);

} // namespace damier::desktop
