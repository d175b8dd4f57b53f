// The board and its pieces as ready-made pixmaps of the right size, so that a frame of an animation
// costs little more than copying them.
#pragma once

#include "apps/desktop/board/layout.hpp"

#include <QPixmap>

#include <map>
#include <tuple>

namespace damier::desktop {

class Sprites {
public:
    // Forgets what no longer fits. `about` must outlive the next call.
    void set(game::About const* about, BoardLayout const& layout, Look const& look);

    // All of `area`, opaque, which makes it cheap to copy.
    QPixmap const& board(QSize area, QColor const& around);
    void forget() { board_ = {}; } // what surrounds the board has changed
    void paint_piece(QPainter& painter, QPointF centre, game::Piece piece, bool is_lifted = false);

private:
    using Key = std::tuple<game::Seat, int, bool>;
    QPixmap const& piece(Key key);

    game::About const* about_ = nullptr;
    BoardLayout layout_;
    Look look_;
    QPixmap board_;
    std::map<Key, QPixmap> pieces_;
};

} // namespace damier::desktop
