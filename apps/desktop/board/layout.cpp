#include "apps/desktop/board/layout.hpp"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <limits>

namespace damier::desktop {

namespace {

double margin_units(Look const& look) {
    return !look.has_rim ? 0 : look.labels == Labels::outside ? 0.46 : 0.24;
}

// How far a disc around the centre may reach without leaving the cell.
double reach(QPointF centre, QPolygonF const& outline) {
    double least = std::numeric_limits<double>::max();
    for (int i = 0; i < outline.size(); ++i) {
        QPointF const a = outline[i], b = outline[(i + 1) % outline.size()];
        QPointF const along = b - a, to = centre - a;
        double const length = std::hypot(along.x(), along.y());
        if (length > 0)
            least = std::min(least, std::abs(along.x() * to.y() - along.y() * to.x()) / length);
    }
    return least;
}

} // namespace

BoardLayout::BoardLayout(game::About const& about, QRectF area, Look const& look, double ratio)
    : ratio_(ratio) {
    // Everything is counted in device pixels first: cells whose sides fall between two of them
    // would be blurred.
    double const left = std::ceil(area.left() * ratio), top = std::ceil(area.top() * ratio);
    double const width = std::floor(area.right() * ratio) - left;
    double const height = std::floor(area.bottom() * ratio) - top;
    double const margin = margin_units(look);
    double const unit = std::max(1.0, std::floor(std::min(width / (about.columns + 2 * margin),
                                                          height / (about.rows + 2 * margin))));
    double const border = std::floor(unit * margin);
    QRectF const field(left + std::floor((width - unit * about.columns) / 2),
                       top + std::floor((height - unit * about.rows) / 2), unit * about.columns,
                       unit * about.rows);
    unit_ = unit / ratio;
    field_ = QRectF(field.topLeft() / ratio, field.size() / ratio);
    frame_ = field_.adjusted(-border / ratio, -border / ratio, border / ratio, border / ratio);

    auto const place = [&](game::Point const& point) {
        double const x = look.is_flipped ? about.columns - point.x : point.x;
        double const y = look.is_flipped ? about.rows - point.y : point.y;
        return field_.topLeft() + QPointF(x, y) * unit_;
    };
    double room = std::numeric_limits<double>::max();
    for (game::CellShape const& cell : about.cells) {
        centres_.push_back(place(cell.centre));
        QPolygonF outline;
        if (cell.shade != game::Shade::absent)
            for (game::Point const& point : cell.outline) outline << place(point);
        if (!outline.isEmpty()) room = std::min(room, reach(centres_.back(), outline));
        outlines_.push_back(std::move(outline));
    }
    if (!outlines_.empty()) radius_ = room * 0.83;
}

std::optional<game::Cell> BoardLayout::cell_at(QPointF point) const {
    if (!field_.contains(point)) return std::nullopt;
    for (game::Cell cell = 0; cell < size(); ++cell)
        if (!is_absent(cell) && outlines_[cell].containsPoint(point, Qt::OddEvenFill)) return cell;
    return std::nullopt;
}

std::optional<game::Cell> BoardLayout::neighbour(game::Cell cell, int right, int down) const {
    std::optional<game::Cell> best;
    double best_cost = std::numeric_limits<double>::max();
    for (game::Cell other = 0; other < size(); ++other) {
        if (other == cell || is_absent(other)) continue;
        QPointF const way = centres_[other] - centres_[cell];
        double const along = way.x() * right + way.y() * down;
        double const aside = std::abs(way.x() * down) + std::abs(way.y() * right);
        // Straight ahead is better than near: a row is followed to its end.
        double const cost = along + 3 * aside;
        if (along < unit_ / 4 || aside > 1.5 * along || cost >= best_cost) continue;
        best = other;
        best_cost = cost;
    }
    return best;
}

} // namespace damier::desktop
