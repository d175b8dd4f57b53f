// What the keyboard does on a board: steps through the game, a cursor over the squares, a move that
// is being typed.
#pragma once

#include "apps/desktop/board/board_scene.hpp"

#include <QObject>

class QKeyEvent;
class QWidget;

namespace damier::desktop {

class BoardKeys : public QObject {
    Q_OBJECT

public:
    BoardKeys(BoardScene const& scene, QWidget& board) : scene_(scene), board_(board) {}

    bool press(QKeyEvent const& event);            // false: it is not for the board
    bool wants_text(QKeyEvent const& event) const; // it begins or continues a move
    bool enter();                                  // Tab: false where there is nothing to enter
    void leave();
    void set_cursor(game::Cell cell);
    void forget_text() { type({}); }
    void give_up_drawing() { drawing_.reset(); }

    std::optional<game::Cell> cursor() const { return cursor_; }
    std::optional<Drawing> drawing() const { return drawing_; }
    QString const& typed_so_far() const { return typed_; }

Q_SIGNALS:
    void clicked(int cell);
    void drawn(damier::desktop::Drawing drawing);
    void let_go();
    void typed(QString text);
    void stepped(int plies);
    void ends_wanted(bool is_last);
    void variation_stepped(int places);

private:
    bool steps(QKeyEvent const& event);
    bool escape();
    bool choose(QKeyEvent const& event);
    bool move_cursor(int right, int down);
    bool type(QString const& text);
    void draw();

    BoardScene const& scene_;
    QWidget& board_;
    std::optional<game::Cell> cursor_;
    std::optional<Drawing> drawing_; // from where Shift and Enter were pressed
    QString typed_;
};

} // namespace damier::desktop
