#include "apps/desktop/board/marks.hpp"

#include <QPainter>
#include <QPainterPath>
#include <QPainterPathStroker>

#include <algorithm>
#include <cmath>

namespace damier::desktop {

namespace {

QColor with_opacity(QColor colour, double opacity) {
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

class MarkPainter {
public:
    MarkPainter(QPainter& painter, BoardLayout const& layout, Theme const& theme)
        : painter_(painter), layout_(layout), theme_(theme), unit_(layout.unit()) {
        painter_.save();
        painter_.setRenderHint(QPainter::Antialiasing);
    }
    ~MarkPainter() { painter_.restore(); }

    void fill(game::Cell cell, QColor const& colour) {
        if (!is_known(cell)) return;
        bool const is_square = layout_.outline(cell).size() == 4;
        painter_.setRenderHint(QPainter::Antialiasing, !is_square);
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(colour);
        if (is_square)
            painter_.drawRect(layout_.outline(cell).boundingRect());
        else
            painter_.drawPolygon(layout_.outline(cell));
        painter_.setRenderHint(QPainter::Antialiasing);
    }

    // A frame just inside the cell.
    void frame(game::Cell cell, QColor const& colour, double width) {
        if (!is_known(cell)) return;
        QPolygonF const& outline = layout_.outline(cell);
        QPointF const centre = layout_.centre(cell);
        double const size = 1 - width / unit_;
        QTransform shrink;
        shrink.translate(centre.x(), centre.y());
        shrink.scale(size, size);
        shrink.translate(-centre.x(), -centre.y());
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter_.drawPolygon(shrink.map(outline));
    }

    void dot(game::Cell cell) {
        if (!is_known(cell)) return;
        double const radius = layout_.radius() * 0.36;
        painter_.setPen(QPen(with_opacity(Qt::black, 0.45), unit_ * 0.02));
        painter_.setBrush(with_opacity(theme_.target, 0.92));
        painter_.drawEllipse(layout_.centre(cell), radius, radius);
    }

    void ring(game::Cell cell, QColor const& colour, double radius, double width) {
        if (!is_known(cell)) return;
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(with_opacity(Qt::black, 0.5), width * 1.5));
        painter_.drawEllipse(layout_.centre(cell), radius, radius);
        painter_.setPen(QPen(colour, width));
        painter_.drawEllipse(layout_.centre(cell), radius, radius);
    }

    // An exclamation mark in a small disc at the shoulder of the piece.
    void warning(game::Cell cell) {
        if (!is_known(cell)) return;
        double const radius = layout_.radius();
        QPointF const at = layout_.centre(cell) + QPointF(0.72, -0.72) * radius;
        painter_.setPen(QPen(Qt::white, radius * 0.07));
        painter_.setBrush(theme_.must);
        painter_.drawEllipse(at, radius * 0.31, radius * 0.31);
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(Qt::white);
        painter_.drawRoundedRect(
            QRectF(at + QPointF(-0.05, -0.19) * radius, QSizeF(0.10, 0.23) * radius), radius * 0.04,
            radius * 0.04);
        painter_.drawEllipse(at + QPointF(0, 0.14) * radius, radius * 0.06, radius * 0.06);
    }

    // The pawn in the hand: a ring with four grips.
    void grip(game::Cell cell) {
        if (!is_known(cell)) return;
        double const radius = layout_.radius() * 1.06;
        QPointF const centre = layout_.centre(cell);
        ring(cell, with_opacity(theme_.chosen, 1), radius, unit_ * 0.05);
        for (int i = 0; i < 4; ++i) {
            QPointF const way(i == 0 ? 1 : i == 2 ? -1 : 0, i == 1 ? 1 : i == 3 ? -1 : 0);
            QLineF const line(centre + way * radius * 0.86, centre + way * radius * 1.14);
            painter_.setPen(
                QPen(with_opacity(Qt::black, 0.6), unit_ * 0.11, Qt::SolidLine, Qt::RoundCap));
            painter_.drawLine(line);
            painter_.setPen(
                QPen(with_opacity(theme_.chosen, 1), unit_ * 0.07, Qt::SolidLine, Qt::RoundCap));
            painter_.drawLine(line);
        }
    }

    void arrow(Arrow const& arrow, bool has_number);
    void drawing(Drawing const& one);
    void glow(game::Cell cell, double level);

private:
    struct ArrowShape {
        double width;
        QColor fill;
    };
    void arrow_along(QPolygonF points, ArrowShape const& shape);

    bool is_known(game::Cell cell) const {
        return cell >= 0 && cell < layout_.size() && !layout_.is_absent(cell);
    }

    QPainter& painter_;
    BoardLayout const& layout_;
    Theme const& theme_;
    double unit_;
};

void MarkPainter::arrow(Arrow const& arrow, bool has_number) {
    QPolygonF points;
    for (game::Cell const cell : arrow.cells)
        if (is_known(cell) && (points.isEmpty() || points.back() != layout_.centre(cell)))
            points << layout_.centre(cell);
    if (points.isEmpty()) return;
    if (points.size() == 1) // a pawn to be taken up
        return ring(arrow.cells.front(), theme_.arrow, layout_.radius() * 1.1, unit_ * 0.07);
    QPolygonF const way = points;
    QColor const colour = arrow.kind == Arrow::Kind::worse ? theme_.must : theme_.arrow;
    arrow_along(points, {unit_ * std::max(0.09, 0.17 - 0.035 * arrow.rank),
                         with_opacity(colour, std::max(0.35, 0.82 - 0.16 * arrow.rank))});
    if (!has_number) return;
    double const radius = unit_ * 0.17;
    // On the way, not on the origin: several moves may start there.
    QLineF const first(way[0], way[1]);
    QPointF const at = way[0] + QPointF(first.dx(), first.dy()) / first.length() * unit_ * 0.5;
    painter_.setBrush(theme_.arrow);
    painter_.drawEllipse(at, radius, radius);
    QFont font = painter_.font();
    font.setPixelSize(std::max(1, static_cast<int>(radius * 1.35)));
    font.setBold(true);
    painter_.setFont(font);
    painter_.setPen(Qt::white);
    painter_.drawText(QRectF(at - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)),
                      Qt::AlignCenter, QString::number(arrow.rank + 1));
}

void MarkPainter::arrow_along(QPolygonF points, ArrowShape const& look) {
    double const width = look.width, head = width * 2.6;
    QLineF const last(points[points.size() - 2], points.back());
    QPointF const along = QPointF(last.dx(), last.dy()) / last.length();
    QPointF const aside(-along.y(), along.x()), tip = points.back() + along * unit_ * 0.08;
    points.back() = tip - along * head * 0.7;
    QPainterPath line;
    line.addPolygon(points);
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setCapStyle(Qt::RoundCap);
    stroker.setJoinStyle(Qt::RoundJoin);
    QPainterPath point;
    point.addPolygon(QPolygonF{tip, tip - along * head + aside * head * 0.52,
                               tip - along * head * 0.78, tip - along * head - aside * head * 0.52,
                               tip});
    QPainterPath const shape = stroker.createStroke(line).united(point).simplified();
    painter_.setPen(QPen(with_opacity(Qt::white, 0.65), unit_ * 0.02));
    painter_.setBrush(look.fill);
    painter_.drawPath(shape);
}

// A broad ring that leaves the piece itself as it is.
void MarkPainter::glow(game::Cell cell, double level) {
    if (!is_known(cell)) return;
    double const radius = layout_.radius();
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(QPen(with_opacity(theme_.must, 0.10 + 0.22 * level), unit_ * 0.13));
    painter_.drawEllipse(layout_.centre(cell), radius * 1.06, radius * 1.06);
    painter_.setPen(QPen(with_opacity(theme_.must, 0.35 + 0.5 * level), unit_ * 0.04));
    painter_.drawEllipse(layout_.centre(cell), radius * 1.03, radius * 1.03);
}

void MarkPainter::drawing(Drawing const& one) {
    static QColor const colours[] = {{46, 139, 64}, {200, 40, 40}, {40, 90, 190}, {226, 160, 0}};
    QColor const colour = colours[static_cast<std::size_t>(one.colour)];
    if (!is_known(one.from) || !is_known(one.to)) return;
    if (one.is_circle())
        return ring(one.from, with_opacity(colour, 0.95), layout_.radius() * 1.1, unit_ * 0.055);
    arrow_along({layout_.centre(one.from), layout_.centre(one.to)},
                {unit_ * 0.13, with_opacity(colour, 0.8)});
}

} // namespace

void paint_marks_below(QPainter& painter, BoardLayout const& layout, Theme const& theme,
                       Marks const& marks) {
    MarkPainter draw(painter, layout, theme);
    for (std::size_t i = 0; i < marks.last.size(); ++i) {
        bool const is_end = i == 0 || i + 1 == marks.last.size();
        QColor const passing = with_opacity(theme.last, theme.last.alphaF() * 0.5);
        draw.fill(marks.last[i], is_end ? theme.last : passing);
    }
    for (game::Cell const cell : marks.chosen) draw.fill(cell, theme.chosen);
    if (marks.hover) draw.fill(*marks.hover, with_opacity(theme.chosen, 0.28));
    for (game::Cell const cell : marks.premove) draw.fill(cell, with_opacity(theme.arrow, 0.45));
    for (game::Cell const cell : marks.targets)
        if (!marks.state || !marks.state->at(cell)) draw.dot(cell);
}

void paint_marks_above(QPainter& painter, BoardLayout const& layout, Theme const& theme,
                       Marks const& marks) {
    MarkPainter draw(painter, layout, theme);
    double const unit = layout.unit();
    for (game::Cell const cell : marks.targets)
        if (marks.state && marks.state->at(cell))
            draw.ring(cell, theme.target, layout.radius() * 1.08, unit * 0.05);
    for (game::Cell const cell : marks.forced) draw.glow(cell, marks.glow);
    for (game::Cell const cell : marks.premove)
        draw.frame(cell, with_opacity(theme.arrow, 0.95), unit * 0.06);
    if (marks.held) draw.grip(*marks.held);
    auto const lines = std::ranges::count(marks.arrows, Arrow::Kind::line, &Arrow::kind);
    for (auto arrow = marks.arrows.rbegin(); arrow != marks.arrows.rend(); ++arrow)
        draw.arrow(*arrow, lines > 1 && arrow->kind == Arrow::Kind::line);
    for (Drawing const& one : marks.drawings) draw.drawing(one);
    for (game::Cell const cell : marks.must) {
        draw.ring(cell, theme.must, layout.radius() * 1.06, unit * 0.07);
        draw.warning(cell);
    }
    if (marks.cursor) {
        draw.frame(*marks.cursor, with_opacity(Qt::white, 0.9), unit * 0.09);
        draw.frame(*marks.cursor, theme.cursor, unit * 0.055);
    }
}

namespace {

enum class Edge { head, foot };

void paint_pill(QPainter& painter, QRectF const& field, QString const& text, Edge edge,
                QColor const& colour) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = painter.font();
    font.setPixelSize(std::max(11, static_cast<int>(field.height() * 0.035)));
    font.setBold(edge == Edge::head);
    painter.setFont(font);
    QFontMetricsF const metrics(font);
    double const room = metrics.height() * 0.5, most = field.width() - 4 * room;
    QSizeF const size = metrics
                            .boundingRect(QRectF(0, 0, most - 2 * room, field.height()),
                                          Qt::AlignHCenter | Qt::TextWordWrap, text)
                            .size()
                        + QSizeF(2.4 * room, room);
    QRectF box(QPointF(), size);
    box.moveCenter(field.center());
    if (edge == Edge::head)
        box.moveTop(field.top() + room);
    else
        box.moveBottom(field.bottom() - room);
    painter.setPen(QPen(QColor(255, 255, 255, 80), 1));
    painter.setBrush(colour);
    painter.drawRoundedRect(box, room * 0.75, room * 0.75);
    painter.setPen(Qt::white);
    painter.drawText(box, Qt::AlignCenter | Qt::TextWordWrap, text);
    painter.restore();
}

} // namespace

void paint_typed(QPainter& painter, BoardLayout const& layout, QString const& text) {
    if (text.isEmpty()) return;
    paint_pill(painter, layout.field(), text + QStringLiteral("|"), Edge::foot,
               QColor(20, 22, 26, 225));
}

void paint_remark(QPainter& painter, BoardLayout const& layout, Theme const& theme,
                  Remark const& remark) {
    if (remark.text.isEmpty()) return;
    QColor const colour = (remark.is_praise ? theme.arrow : theme.must).darker(130);
    paint_pill(painter, layout.field(), remark.text, Edge::head, with_opacity(colour, 0.94));
}

} // namespace damier::desktop
