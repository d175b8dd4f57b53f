#include "apps/desktop/panels/evaluation_graph.hpp"

#include "apps/desktop/panels/move_text.hpp"
#include "apps/desktop/words.hpp"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace damier::desktop {

namespace {

// Circle, triangle, square: the shape says how bad it was, whatever the colour.
QPainterPath shape_of(Grade grade, QPointF centre) {
    QPainterPath path;
    constexpr double size = 4.5;
    switch (grade) {
    case Grade::inaccuracy: path.addEllipse(centre, size - 0.5, size - 0.5); break;
    case Grade::mistake:
        path.addPolygon(QPolygonF{centre + QPointF(0, -size - 1), centre + QPointF(size + 1, size),
                                  centre + QPointF(-size - 1, size)});
        path.closeSubpath();
        break;
    default: path.addRect(centre.x() - size, centre.y() - size, 2 * size, 2 * size);
    }
    return path;
}

QColor colour_of(Grade grade) {
    if (grade == Grade::inaccuracy) return {240, 190, 60};
    if (grade == Grade::mistake) return {235, 130, 40};
    return {205, 45, 45};
}

bool is_bad(Grade grade) { return grade >= Grade::inaccuracy; }

QString described(GraphPoint const& point) {
    QString text = point.text;
    if (point.evaluation) text += QStringLiteral(": ") + score_text(*point.evaluation);
    if (is_bad(point.grade)) text += QStringLiteral(" – ") + words(name_of(point.grade));
    return text;
}

} // namespace

std::vector<GraphPoint> graph_points(session::Tree const& tree,
                                     std::vector<session::NodeId> const& line,
                                     Review const& review) {
    std::vector<GraphPoint> points;
    for (session::NodeId const node : line) {
        GraphPoint point{node, {}, Grade::none, spoken_move(tree, node)};
        if (ReviewedMove const* move = review.find(node); move != nullptr && move->is_known) {
            point.evaluation = move->after;
            point.grade = move->grade;
            if (points.size() == 1) points.front().evaluation = move->before;
        }
        points.push_back(std::move(point));
    }
    return points;
}

EvaluationGraph::EvaluationGraph(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setCursor(Qt::PointingHandCursor);
    retranslate();
}

void EvaluationGraph::set_points(std::vector<GraphPoint> points) {
    points_ = std::move(points);
    retranslate();
    update();
}

void EvaluationGraph::set_current(session::NodeId node) {
    if (node == current_) return;
    current_ = node;
    retranslate();
    update();
}

QPointF EvaluationGraph::place_of(session::NodeId node) const {
    int const index = index_of(node);
    return index < 0 ? QPointF() : point(static_cast<std::size_t>(index));
}

QRectF EvaluationGraph::area() const { return QRectF(rect()).adjusted(6, 6, -6, -6); }

QPointF EvaluationGraph::point(std::size_t index) const {
    QRectF const box = area();
    double const steps = std::max<double>(1, static_cast<double>(points_.size()) - 1);
    double const value = points_[index].evaluation ? points_[index].evaluation->expectation() : 0.5;
    return {box.left() + box.width() * static_cast<double>(index) / steps,
            box.bottom() - box.height() * value};
}

void EvaluationGraph::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF const box = area();
    bool const has_any =
        std::ranges::any_of(points_, [](GraphPoint const& p) { return p.evaluation.has_value(); });
    painter.fillRect(box, palette().alternateBase());
    if (!has_any) {
        painter.setPen(palette().placeholderText().color());
        painter.drawText(box, Qt::AlignCenter | Qt::TextWordWrap,
                         words(msg("A review of the game draws its course here.")));
    } else {
        paint_curve(painter);
        paint_marks(painter);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(hasFocus() ? palette().highlight().color() : palette().mid().color(),
                        hasFocus() ? 2 : 1));
    painter.drawRect(box);
}

void EvaluationGraph::paint_curve(QPainter& painter) const {
    QRectF const box = area();
    std::vector<QPointF> curve;
    for (std::size_t i = 0; i < points_.size(); ++i)
        if (points_[i].evaluation) curve.push_back(point(i));
    if (curve.empty()) return;
    // White's share is the light area below the curve, as on the bar.
    QPainterPath above, below;
    above.moveTo(curve.front().x(), box.top());
    below.moveTo(curve.front().x(), box.bottom());
    for (QPointF const& p : curve) {
        above.lineTo(p);
        below.lineTo(p);
    }
    above.lineTo(curve.back().x(), box.top());
    below.lineTo(curve.back().x(), box.bottom());
    painter.fillPath(above, QColor(0x3a, 0x35, 0x31));
    painter.fillPath(below, QColor(0xf4, 0xec, 0xe0));
    painter.setPen(QPen(QColor(0x8a, 0x80, 0x76), 1, Qt::DashLine));
    painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y()));
    painter.setPen(QPen(QColor(0x9a, 0x5c, 0x1e), 1.6));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(curve.data(), static_cast<int>(curve.size()));
}

void EvaluationGraph::paint_marks(QPainter& painter) const {
    QRectF const box = area();
    for (std::size_t i = 0; i < points_.size(); ++i) {
        if (!is_bad(points_[i].grade)) continue;
        QPainterPath const shape = shape_of(points_[i].grade, point(i));
        painter.setPen(QPen(Qt::white, 1.4));
        painter.setBrush(colour_of(points_[i].grade));
        painter.drawPath(shape);
    }
    int const here = index_of(current_);
    if (here < 0) return;
    QPointF const at = point(static_cast<std::size_t>(here));
    painter.setPen(QPen(palette().highlight().color(), 2));
    painter.drawLine(QPointF(at.x(), box.top()), QPointF(at.x(), box.bottom()));
    painter.setBrush(palette().base());
    painter.drawEllipse(at, 3.5, 3.5);
}

int EvaluationGraph::index_of(session::NodeId node) const {
    auto const found = std::ranges::find(points_, node, &GraphPoint::node);
    return found == points_.end() ? -1 : static_cast<int>(found - points_.begin());
}

int EvaluationGraph::index_at(double x) const {
    if (points_.empty()) return -1;
    QRectF const box = area();
    double const steps = static_cast<double>(points_.size()) - 1;
    double const index = std::round((x - box.left()) / box.width() * steps);
    return static_cast<int>(std::clamp(index, 0.0, steps));
}

void EvaluationGraph::choose(int index) {
    if (points_.empty()) return;
    index = std::clamp(index, 0, static_cast<int>(points_.size()) - 1);
    Q_EMIT node_chosen(points_[static_cast<std::size_t>(index)].node);
}

void EvaluationGraph::choose_mistake(int direction) {
    int const count = static_cast<int>(points_.size());
    for (int i = index_of(current_) + direction; i >= 0 && i < count; i += direction)
        if (is_bad(points_[static_cast<std::size_t>(i)].grade)) return choose(i);
}

void EvaluationGraph::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) choose(index_at(event->position().x()));
}

void EvaluationGraph::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons().testFlag(Qt::LeftButton)) choose(index_at(event->position().x()));
}

void EvaluationGraph::keyPressEvent(QKeyEvent* event) {
    int const here = std::max(0, index_of(current_));
    switch (event->key()) {
    case Qt::Key_Left: return choose(here - 1);
    case Qt::Key_Right: return choose(here + 1);
    case Qt::Key_Home: return choose(0);
    case Qt::Key_End: return choose(static_cast<int>(points_.size()) - 1);
    case Qt::Key_PageUp: return choose_mistake(-1);
    case Qt::Key_PageDown: return choose_mistake(1);
    default: QWidget::keyPressEvent(event);
    }
}

bool EvaluationGraph::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        auto const* help = static_cast<QHelpEvent*>(event);
        int const index = index_at(help->pos().x());
        QToolTip::showText(
            help->globalPos(),
            index < 0 ? QString() : described(points_[static_cast<std::size_t>(index)]), this);
        return true;
    }
    return QWidget::event(event);
}

void EvaluationGraph::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void EvaluationGraph::retranslate() {
    setAccessibleName(words(msg("Course of the game")));
    int const here = index_of(current_);
    QString const place = here < 0 ? QString() : described(points_[static_cast<std::size_t>(here)]);
    setAccessibleDescription(
        place.isEmpty() ? words(msg("Left and right go through the moves, page up and page "
                                    "down through the mistakes."))
                        : place);
}

} // namespace damier::desktop
