#include "apps/desktop/board/emblems.hpp"

#include <QPainterPathStroker>
#include <QTransform>

#include <cmath>
#include <numbers>

namespace damier::desktop {

namespace {

void add_disc(QPainterPath& path, double x, double y, double radius) {
    path.addEllipse(QPointF(x, y), radius, radius);
}

// Qt cuts paths after turning their curves into lines, fine enough for pixels but not for a disc of
// radius one; so cutting is done on large paths.
constexpr double large = 200;

QPainterPath enlarged(QPainterPath const& path) {
    return QTransform::fromScale(large, large).map(path);
}

QPainterPath cut_out(QPainterPath const& from, QPainterPath const& what) {
    return QTransform::fromScale(1 / large, 1 / large)
        .map(enlarged(from).subtracted(enlarged(what)));
}

// The same for a line along `path`.
QPainterPath line_along(QPainterPath const& path, double width) {
    QPainterPathStroker pen;
    pen.setWidth(width * large);
    pen.setCapStyle(Qt::RoundCap);
    return QTransform::fromScale(1 / large, 1 / large).map(pen.createStroke(enlarged(path)));
}

} // namespace

QPainterPath crown() {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.moveTo(-0.40, 0.16);
    path.lineTo(-0.50, -0.22);
    path.quadTo(-0.36, -0.06, -0.24, -0.04);
    path.quadTo(-0.06, -0.10, 0.0, -0.40);
    path.quadTo(0.06, -0.10, 0.24, -0.04);
    path.quadTo(0.36, -0.06, 0.50, -0.22);
    path.lineTo(0.40, 0.16);
    path.quadTo(0.0, 0.24, -0.40, 0.16);
    path.closeSubpath();
    path.moveTo(-0.39, 0.23);
    path.quadTo(0.0, 0.31, 0.39, 0.23);
    path.lineTo(0.37, 0.36);
    path.quadTo(0.0, 0.44, -0.37, 0.36);
    path.closeSubpath();
    add_disc(path, -0.50, -0.25, 0.065);
    add_disc(path, 0.0, -0.43, 0.075);
    add_disc(path, 0.50, -0.25, 0.065);
    return path;
}

QPainterPath tower() {
    QPainterPath path;
    path.moveTo(-0.40, 0.46);
    path.lineTo(-0.40, 0.34);
    path.quadTo(-0.26, 0.26, -0.24, 0.12);
    path.lineTo(-0.24, -0.14);
    path.lineTo(-0.38, -0.24);
    path.lineTo(-0.38, -0.48);
    path.lineTo(-0.22, -0.48);
    path.lineTo(-0.22, -0.36);
    path.lineTo(-0.09, -0.36);
    path.lineTo(-0.09, -0.48);
    path.lineTo(0.09, -0.48);
    path.lineTo(0.09, -0.36);
    path.lineTo(0.22, -0.36);
    path.lineTo(0.22, -0.48);
    path.lineTo(0.38, -0.48);
    path.lineTo(0.38, -0.24);
    path.lineTo(0.24, -0.14);
    path.lineTo(0.24, 0.12);
    path.quadTo(0.26, 0.26, 0.40, 0.34);
    path.lineTo(0.40, 0.46);
    path.closeSubpath();
    return path;
}

QPainterPath elephant() {
    QPainterPath body;
    body.moveTo(-0.50, 0.42);
    body.lineTo(-0.52, 0.02);
    body.cubicTo(-0.54, -0.30, -0.30, -0.38, -0.04, -0.34);
    body.cubicTo(0.06, -0.48, 0.36, -0.46, 0.42, -0.20);
    body.cubicTo(0.48, -0.02, 0.44, 0.14, 0.48, 0.26);
    body.cubicTo(0.50, 0.32, 0.55, 0.30, 0.56, 0.22);
    body.cubicTo(0.62, 0.24, 0.60, 0.42, 0.46, 0.41);
    body.cubicTo(0.34, 0.40, 0.36, 0.20, 0.32, 0.08);
    body.cubicTo(0.26, 0.12, 0.22, 0.12, 0.19, 0.14);
    body.lineTo(0.19, 0.42);
    body.lineTo(0.00, 0.42);
    body.lineTo(-0.02, 0.20);
    body.quadTo(-0.16, 0.24, -0.28, 0.20);
    body.lineTo(-0.30, 0.42);
    body.closeSubpath();
    QPainterPath edge; // of the ear, cut out as a line
    edge.moveTo(0.10, -0.30);
    edge.cubicTo(-0.16, -0.34, -0.20, 0.02, -0.02, 0.10);
    edge.cubicTo(0.08, 0.12, 0.15, 0.00, 0.16, -0.10);
    QPainterPath eye;
    add_disc(eye, 0.29, -0.18, 0.042);
    return cut_out(cut_out(body, line_along(edge, 0.05)), eye);
}

QPainterPath bishop() {
    QPainterPath path;
    add_disc(path, 0.0, -0.50, 0.075);
    path.moveTo(0.0, -0.42);
    path.cubicTo(0.24, -0.26, 0.34, -0.04, 0.20, 0.14);
    path.lineTo(-0.20, 0.14);
    path.cubicTo(-0.34, -0.04, -0.24, -0.26, 0.0, -0.42);
    path.closeSubpath();
    path.moveTo(-0.22, 0.20);
    path.lineTo(0.22, 0.20);
    path.lineTo(0.26, 0.30);
    path.lineTo(-0.26, 0.30);
    path.closeSubpath();
    path.moveTo(-0.38, 0.48);
    path.quadTo(-0.34, 0.36, -0.24, 0.35);
    path.lineTo(0.24, 0.35);
    path.quadTo(0.34, 0.36, 0.38, 0.48);
    path.closeSubpath();
    QPainterPath slit;
    slit.moveTo(0.05, -0.30);
    slit.lineTo(0.12, -0.26);
    slit.lineTo(-0.02, -0.04);
    slit.lineTo(-0.09, -0.08);
    slit.closeSubpath();
    return cut_out(path, slit);
}

QPainterPath pips(int number) {
    QPainterPath path;
    double const size = number == 1 ? 0.19 : 0.13;
    if (number > 6) {
        for (int i = 0; i < number; ++i) {
            double const angle = 2 * std::numbers::pi * (i + 0.5) / number;
            add_disc(path, 0.46 * std::cos(angle), 0.46 * std::sin(angle), size);
        }
        return path;
    }
    if (number % 2 == 1) add_disc(path, 0, 0, size);
    double const d = 0.32;
    if (number >= 2) add_disc(path, -d, -d, size), add_disc(path, d, d, size);
    if (number >= 4) add_disc(path, d, -d, size), add_disc(path, -d, d, size);
    if (number >= 6) add_disc(path, -d, 0, size), add_disc(path, d, 0, size);
    return path;
}

} // namespace damier::desktop
