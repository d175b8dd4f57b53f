// Paints a board from what it shows: ready-made pixmaps first, the few moving things over them.
#pragma once

#include "apps/desktop/board/board_scene.hpp"
#include "apps/desktop/board/sprites.hpp"

namespace damier::desktop {

// A moment of a scene: also what hand, keyboard and time have made of it.
struct BoardView {
    explicit BoardView(BoardScene const& shown) : scene(shown) {}

    BoardScene const& scene;
    double walk_time = 0;                  // milliseconds since the move began
    double glow = 0;                       // of the pieces that must capture
    std::optional<game::Cell> carried;     // hangs at `pointer`
    std::optional<game::Cell> lit, cursor; // under the mouse, of the keyboard
    std::optional<Drawing> drawing;        // not finished yet
    QPointF pointer;
    QString typed;
};

class BoardPainter {
public:
    void prepare(BoardScene const& scene); // its board or layout is another one
    void forget() { sprites_.forget(); }   // what surrounds the board has changed

    void paint(QPainter& painter, QSize area, QColor const& around, BoardView const& view);

private:
    void paint_pieces(QPainter& painter, BoardView const& view);
    void paint_walk(QPainter& painter, BoardView const& view);

    Sprites sprites_;
};

// All that a piece there can cover.
QRect around_piece(BoardLayout const& layout, QPointF centre);
// Where the moving things of a walk are now.
QRegion walk_region(BoardScene const& scene, double walk_time);

} // namespace damier::desktop
