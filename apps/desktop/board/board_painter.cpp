#include "apps/desktop/board/board_painter.hpp"

#include "apps/desktop/board/pieces.hpp"

#include <QPainter>

#include <algorithm>

namespace damier::desktop {

namespace {

Marks marks_of(BoardView const& view) {
    BoardScene const& scene = view.scene;
    Marks marks;
    marks.state = scene.state.get();
    if (scene.look.shows_last_move && scene.last) marks.last = scene.last->cells;
    marks.premove = scene.premove;
    if (!scene.walk) { // what belongs to the next move waits until this one is over
        marks.chosen = scene.chosen;
        if (scene.look.shows_targets) marks.targets = scene.targets;
        marks.must = scene.must;
        marks.arrows = scene.arrows;
        if (scene.look.shows_forced) marks.forced = scene.forced;
        marks.glow = view.glow;
        marks.held = scene.state->held();
        marks.hover = view.lit;
        marks.drawings = scene.drawings;
        if (view.drawing) marks.drawings.push_back(*view.drawing);
    }
    marks.cursor = view.cursor;
    std::erase_if(marks.targets,
                  [&](game::Cell cell) { return cell < 0 || cell >= scene.layout.size(); });
    return marks;
}

} // namespace

void BoardPainter::prepare(BoardScene const& scene) {
    sprites_.set(&scene.state->about(), scene.layout, scene.look);
}

void BoardPainter::paint(QPainter& painter, QSize area, QColor const& around,
                         BoardView const& view) {
    BoardScene const& scene = view.scene;
    painter.drawPixmap(0, 0, sprites_.board(area, around));
    Theme const& colours = theme(scene.look.theme);
    Marks const what = marks_of(view);
    paint_marks_below(painter, scene.layout, colours, what);
    paint_pieces(painter, view);
    paint_marks_above(painter, scene.layout, colours, what);
    if (scene.walk) paint_walk(painter, view);
    if (view.carried)
        if (auto const piece = scene.state->at(*view.carried))
            sprites_.paint_piece(painter, view.pointer, *piece, true);
    if (!scene.walk) {
        paint_remark(painter, scene.layout, colours, scene.remark);
        paint_banner(painter, scene.layout, scene.banner);
    }
    paint_typed(painter, scene.layout, view.typed);
}

void BoardPainter::paint_pieces(QPainter& painter, BoardView const& view) {
    BoardScene const& scene = view.scene;
    QRectF const wanted = painter.clipBoundingRect();
    game::State const& shown = scene.walk ? *scene.before : *scene.state;
    double const reach = scene.layout.radius() * piece_extent;
    for (game::Cell cell = 0; cell < scene.layout.size(); ++cell) {
        auto const piece = shown.at(cell);
        if (!piece || view.carried == cell) continue;
        if (scene.walk) {
            if (scene.walk->is_moving() && cell == scene.walk->origin()) continue;
            auto const& emptied = scene.walk->way().emptied;
            if (std::find(emptied.begin(), emptied.end(), cell) != emptied.end()) continue;
        }
        QPointF const centre = scene.layout.centre(cell);
        QRectF const box(centre - QPointF(reach, reach), centre + QPointF(reach, reach));
        if (!wanted.intersects(box)) continue;
        bool const is_taken =
            !scene.walk && std::ranges::find(scene.taken, cell) != scene.taken.end();
        painter.setOpacity(is_taken ? Walk::dimmed : 1);
        sprites_.paint_piece(painter, centre, *piece);
    }
    painter.setOpacity(1);
}

void BoardPainter::paint_walk(QPainter& painter, BoardView const& view) {
    BoardScene const& scene = view.scene;
    double const now = view.walk_time;
    for (Walk::Taken const& taken : scene.walk->taken()) {
        auto const piece = scene.before->at(taken.cell);
        if (!piece) continue;
        painter.setOpacity(scene.walk->opacity(taken, now));
        sprites_.paint_piece(painter, scene.layout.centre(taken.cell), *piece);
    }
    painter.setOpacity(1);
    if (!scene.walk->is_moving()) return;
    if (auto const piece = scene.before->at(scene.walk->origin()))
        sprites_.paint_piece(painter, scene.walk->position(now), *piece, true);
}

QRect around_piece(BoardLayout const& layout, QPointF centre) {
    double const reach = layout.radius() * piece_extent + 2;
    return QRectF(centre - QPointF(reach, reach), centre + QPointF(reach, reach)).toAlignedRect();
}

QRegion walk_region(BoardScene const& scene, double walk_time) {
    QRegion region;
    if (scene.walk->is_moving())
        region += around_piece(scene.layout, scene.walk->position(walk_time));
    for (Walk::Taken const& taken : scene.walk->taken())
        if (double const opacity = scene.walk->opacity(taken, walk_time); opacity < 1)
            region += around_piece(scene.layout, scene.layout.centre(taken.cell));
    return region;
}

} // namespace damier::desktop
