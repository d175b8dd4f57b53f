#include "apps/desktop/icons.hpp"

#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

namespace damier::desktop {

namespace {

// All signs live in a square of 24 units.
class Sign {
public:
    Sign(QPainter& painter, QColor colour) : painter_(painter), colour_(colour) {
        painter_.setPen(QPen(colour_, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter_.setBrush(Qt::NoBrush);
    }

    void line(std::initializer_list<QPointF> points) {
        painter_.drawPolyline(points.begin(), static_cast<int>(points.size()));
    }
    void filled(std::initializer_list<QPointF> points) {
        painter_.setBrush(colour_);
        painter_.drawPolygon(points.begin(), static_cast<int>(points.size()));
        painter_.setBrush(Qt::NoBrush);
    }
    void circle(QPointF centre, double radius, bool is_filled = false) {
        if (is_filled) painter_.setBrush(colour_);
        painter_.drawEllipse(centre, radius, radius);
        painter_.setBrush(Qt::NoBrush);
    }
    void arc(QRectF box, int from, int span) { painter_.drawArc(box, from * 16, span * 16); }
    void path(QPainterPath const& path) { painter_.drawPath(path); }

    // Mirrored signs come in pairs.
    void triangle(bool to_right, double middle) {
        double const sign = to_right ? 1 : -1;
        filled({{middle - sign * 4.5, 6}, {middle + sign * 4.5, 12}, {middle - sign * 4.5, 18}});
    }
    void turn(bool to_right) {
        painter_.save();
        if (to_right) {
            painter_.translate(24, 0);
            painter_.scale(-1, 1);
        }
        QPainterPath arrow(QPointF(5, 9));
        arrow.lineTo(14, 9);
        arrow.cubicTo(21, 9, 21, 18.5, 14, 18.5);
        arrow.lineTo(9, 18.5);
        path(arrow);
        line({{9, 4.5}, {4.5, 9}, {9, 13.5}});
        painter_.restore();
    }

private:
    QPainter& painter_;
    QColor colour_;
};

void draw(Icon icon, Sign sign) {
    switch (icon) {
    case Icon::add:
        sign.line({{12, 5}, {12, 19}});
        sign.line({{5, 12}, {19, 12}});
        break;
    case Icon::again:
        sign.arc({5, 5, 14, 14}, 40, 290);
        sign.line({{13.5, 6.5}, {18, 7.8}, {18.6, 3.2}});
        break;
    case Icon::open:
        sign.line({{4, 18}, {4, 6}, {10, 6}, {12, 8.5}, {19, 8.5}, {19, 11}});
        sign.line({{4, 18}, {7, 11}, {22, 11}, {19, 18}, {4, 18}});
        break;
    case Icon::save:
        sign.line({{12, 4}, {12, 14}});
        sign.line({{8, 10.5}, {12, 14.5}, {16, 10.5}});
        sign.line({{5, 16}, {5, 19.5}, {19, 19.5}, {19, 16}});
        break;
    case Icon::home:
        sign.line({{4, 12}, {12, 4.5}, {20, 12}});
        sign.line({{6.5, 11}, {6.5, 19.5}, {17.5, 19.5}, {17.5, 11}});
        break;
    case Icon::undo: sign.turn(false); break;
    case Icon::redo: sign.turn(true); break;
    case Icon::hint:
        sign.arc({6, 3.5, 12, 12}, -50, 280);
        sign.line({{9.3, 16}, {14.7, 16}});
        sign.line({{10, 19.5}, {14, 19.5}});
        break;
    case Icon::half:
        sign.line({{6, 19}, {18, 5}});
        sign.line({{6, 5.5}, {8, 4.5}, {8, 10.5}});
        sign.arc({14, 13, 5, 4}, -30, 210);
        sign.line({{18.6, 16}, {14, 20}, {19.5, 20}});
        break;
    case Icon::flag:
        sign.line({{6, 20.5}, {6, 4}});
        sign.filled({{6, 4.5}, {18, 4.5}, {15, 8.5}, {18, 12.5}, {6, 12.5}});
        break;
    case Icon::pause:
        sign.filled({{7, 6}, {9.5, 6}, {9.5, 18}, {7, 18}});
        sign.filled({{14.5, 6}, {17, 6}, {17, 18}, {14.5, 18}});
        break;
    case Icon::play: sign.triangle(true, 12.5); break;
    case Icon::first:
        sign.line({{6, 6}, {6, 18}});
        sign.triangle(false, 14);
        break;
    case Icon::previous: sign.triangle(false, 11.5); break;
    case Icon::next: sign.triangle(true, 12.5); break;
    case Icon::last:
        sign.triangle(true, 10);
        sign.line({{18, 6}, {18, 18}});
        break;
    case Icon::flip:
        sign.line({{8, 4.5}, {8, 19}});
        sign.line({{4.5, 8}, {8, 4.5}, {11.5, 8}});
        sign.line({{16, 19.5}, {16, 5}});
        sign.line({{12.5, 16}, {16, 19.5}, {19.5, 16}});
        break;
    case Icon::engine:
        sign.circle({12, 12}, 3.2);
        for (auto const& [x, y] : {std::pair{0.0, -1.0},
                                   {0.87, -0.5},
                                   {0.87, 0.5},
                                   {0.0, 1.0},
                                   {-0.87, 0.5},
                                   {-0.87, -0.5}})
            sign.line({{12 + 6 * x, 12 + 6 * y}, {12 + 8.5 * x, 12 + 8.5 * y}});
        sign.circle({12, 12}, 6);
        break;
    case Icon::review:
        sign.line({{4, 19}, {4, 5}});
        sign.line({{4, 19}, {20, 19}});
        sign.line({{6.5, 14}, {10.5, 9.5}, {14, 13}, {19.5, 6}});
        break;
    case Icon::edit: sign.line({{5, 19}, {6, 15}, {16, 5}, {19, 8}, {9, 18}, {5, 19}}); break;
    case Icon::warning:
        sign.line({{12, 4.5}, {21, 19.5}, {3, 19.5}, {12, 4.5}});
        sign.line({{12, 10}, {12, 14}});
        sign.circle({12, 16.8}, 0.4, true);
        break;
    }
}

} // namespace

QIcon make_icon(Icon icon, QColor colour) {
    QIcon made;
    QColor faint = colour;
    faint.setAlphaF(0.35F);
    for (int const size : {16, 24, 32, 48}) {
        auto const paint = [&](QColor ink, QIcon::Mode mode) {
            QPixmap picture(size, size);
            picture.fill(Qt::transparent);
            QPainter painter(&picture);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.scale(size / 24.0, size / 24.0);
            draw(icon, Sign(painter, ink));
            painter.end();
            made.addPixmap(picture, mode);
        };
        paint(colour, QIcon::Normal);
        paint(faint, QIcon::Disabled);
    }
    return made;
}

QIcon program_icon() {
    QIcon made;
    for (int const size : {32, 64, 128, 256}) {
        QPixmap picture(size, size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(size / 64.0, size / 64.0);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0x6b4423));
        painter.drawRoundedRect(QRectF(2, 2, 60, 60), 12, 12);
        painter.setBrush(QColor(0xe8cfa0));
        painter.drawRoundedRect(QRectF(6, 6, 26, 26), 5, 5);
        painter.drawRoundedRect(QRectF(32, 32, 26, 26), 5, 5);
        auto const piece = [&](QPointF centre, QRgb body, QRgb rim) {
            painter.setPen(QPen(QColor(rim), 1.6));
            painter.setBrush(QColor(body));
            painter.drawEllipse(centre, 10, 10);
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(centre, 6, 6);
        };
        piece({45, 19}, 0xff2b2522, 0xff776a60);
        piece({19, 45}, 0xfff7efdf, 0xffb49b73);
        painter.end();
        made.addPixmap(picture);
    }
    return made;
}

} // namespace damier::desktop
