// Where the cells of a board lie on a surface: the one place that turns cells into points and
// points into cells, for squares and any other outline, either way up.
#pragma once

#include "apps/desktop/board/look.hpp"
#include "damier/game/state.hpp"

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <optional>
#include <vector>

namespace damier::desktop {

class BoardLayout {
public:
    BoardLayout() = default;
    // As large as fits into `area`, in whole device pixels: `ratio` of them per unit of area.
    BoardLayout(game::About const& about, QRectF area, Look const& look, double ratio);

    double unit() const { return unit_; }          // side of a square of the grid
    double radius() const { return radius_; }      // of a piece
    double ratio() const { return ratio_; }        // device pixels per unit of area
    QRectF const& frame() const { return frame_; } // all that is drawn
    QRectF const& field() const { return field_; } // the cells
    double margin() const { return field_.left() - frame_.left(); }

    int size() const { return static_cast<int>(outlines_.size()); }
    bool is_absent(game::Cell cell) const { return outlines_[cell].isEmpty(); }
    QPointF centre(game::Cell cell) const { return centres_[cell]; }
    QPolygonF const& outline(game::Cell cell) const { return outlines_[cell]; }
    std::optional<game::Cell> cell_at(QPointF point) const;
    // The nearest cell in this direction on the screen, for the keyboard.
    std::optional<game::Cell> neighbour(game::Cell cell, int right, int down) const;

    bool operator==(BoardLayout const&) const = default;

private:
    double unit_ = 0, radius_ = 0, ratio_ = 1;
    QRectF frame_, field_;
    std::vector<QPointF> centres_;
    std::vector<QPolygonF> outlines_;
};

} // namespace damier::desktop
