// How a BoardWidget paints itself: ready-made pixmaps first, the few moving things over them.
#include "apps/desktop/board/board_widget.hpp"

#include <QPaintEvent>
#include <QPainter>

#include "apps/desktop/board/pieces.hpp"

namespace damier::desktop {

void BoardWidget::paintEvent(QPaintEvent* event) {
    if (!state_) {
        QPainter(this).fillRect(event->rect(), palette().color(backgroundRole()));
        return;
    }
    // Moved to a screen of another density: everything is made anew.
    if (layout_.ratio() != devicePixelRatioF()) lay_out();
    QPainter painter(this);
    painter.setClipRegion(event->region());
    painter.drawPixmap(0, 0, sprites_.board(size(), palette().color(backgroundRole())));
    Theme const& colours = theme(look_.theme);
    Marks const what = marks();
    paint_marks_below(painter, layout_, colours, what);
    paint_pieces(painter);
    paint_marks_above(painter, layout_, colours, what);
    if (walk_) paint_walk(painter);
    if (is_dragging_ && pressed_)
        if (auto const piece = state_->at(*pressed_))
            sprites_.paint_piece(painter, pointer_, *piece, true);
    if (!walk_) {
        paint_remark(painter, layout_, colours, remark_);
        paint_banner(painter, layout_, banner_);
    }
    paint_typed(painter, layout_, typed_);
}

Marks BoardWidget::marks() const {
    Marks marks;
    marks.state = state_.get();
    if (look_.shows_last_move && last_) marks.last = last_->cells;
    marks.premove = premove_;
    if (!walk_) { // what belongs to the next move waits until this one is over
        marks.chosen = chosen_;
        if (look_.shows_targets) marks.targets = targets_;
        marks.must = must_;
        marks.arrows = arrows_;
        if (look_.shows_forced) marks.forced = forced_;
        marks.glow = pulse_.level();
        marks.held = state_->held();
        marks.hover = hover_;
        marks.drawings = drawings_;
        if (drawing_) marks.drawings.push_back(*drawing_);
    }
    if (hasFocus()) marks.cursor = cursor_;
    std::erase_if(marks.targets,
                  [&](game::Cell cell) { return cell < 0 || cell >= layout_.size(); });
    return marks;
}

void BoardWidget::paint_pieces(QPainter& painter) const {
    QRectF const wanted = painter.clipBoundingRect();
    game::State const& shown = walk_ ? *before_ : *state_;
    double const reach = layout_.radius() * piece_extent;
    for (game::Cell cell = 0; cell < layout_.size(); ++cell) {
        auto const piece = shown.at(cell);
        if (!piece || (is_dragging_ && pressed_ == cell)) continue;
        if (walk_) {
            if (walk_->is_moving() && cell == walk_->origin()) continue;
            auto const& emptied = walk_->way().emptied;
            if (std::find(emptied.begin(), emptied.end(), cell) != emptied.end()) continue;
        }
        QPointF const centre = layout_.centre(cell);
        QRectF const box(centre - QPointF(reach, reach), centre + QPointF(reach, reach));
        if (!wanted.intersects(box)) continue;
        bool const is_taken = !walk_ && std::ranges::find(taken_, cell) != taken_.end();
        painter.setOpacity(is_taken ? Walk::dimmed : 1);
        sprites_.paint_piece(painter, centre, *piece);
    }
    painter.setOpacity(1);
}

void BoardWidget::paint_walk(QPainter& painter) const {
    double const now = walk_time();
    for (Walk::Taken const& taken : walk_->taken()) {
        auto const piece = before_->at(taken.cell);
        if (!piece) continue;
        painter.setOpacity(walk_->opacity(taken, now));
        sprites_.paint_piece(painter, layout_.centre(taken.cell), *piece);
    }
    painter.setOpacity(1);
    if (!walk_->is_moving()) return;
    if (auto const piece = before_->at(walk_->origin()))
        sprites_.paint_piece(painter, walk_->position(now), *piece, true);
}

QRect BoardWidget::around(QPointF centre) const {
    double const reach = layout_.radius() * piece_extent + 2;
    return QRectF(centre - QPointF(reach, reach), centre + QPointF(reach, reach)).toAlignedRect();
}

QRegion BoardWidget::walk_region() const {
    double const now = walk_time();
    QRegion region;
    if (walk_->is_moving()) region += around(walk_->position(now));
    for (Walk::Taken const& taken : walk_->taken())
        if (double const opacity = walk_->opacity(taken, now); opacity < 1)
            region += around(layout_.centre(taken.cell));
    return region;
}

} // namespace damier::desktop
