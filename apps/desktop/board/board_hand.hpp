// What the mouse does on a board. It is in one of four states: nothing is pressed, a cell is
// pressed, a piece hangs under the pointer, something is being drawn.
#pragma once

#include "apps/desktop/board/board_scene.hpp"

#include <QObject>

#include <utility>
#include <variant>

class QMouseEvent;
class QWheelEvent;
class QWidget;

namespace damier::desktop {

class BoardHand : public QObject {
    Q_OBJECT

public:
    BoardHand(BoardScene const& scene, QWidget& board) : scene_(scene), board_(board) {}

    void press(QMouseEvent const& event);
    void move(QMouseEvent const& event);
    void release(QMouseEvent const& event);
    void turn(QWheelEvent const& event);
    void leave() { light({}); }
    void let_fall(); // what is pressed or carried
    void give_up_drawing();
    void rest(); // all of it: nothing may be done now

    std::optional<game::Cell> carried() const;
    std::optional<Drawing> drawing() const;
    std::optional<game::Cell> lit() const { return lit_; } // under the pointer, and can be used
    QPointF pointer() const { return pointer_; }
    // While dropped() is sent: the hand has done this way already.
    std::optional<std::pair<game::Cell, game::Cell>> last_drop() const { return dropped_; }
    void forget_drop() { dropped_.reset(); }

Q_SIGNALS:
    void clicked(int cell);
    void taken_up(int cell);
    void dropped(int from, int to);
    void right_clicked(int cell);
    void drawn(damier::desktop::Drawing drawing);
    void let_go();
    void stepped(int plies);

private:
    struct Pressed {
        game::Cell cell;
        QPointF at;
    };
    struct Carrying {
        game::Cell cell;
    };

    void begin_drawing(QMouseEvent const& event);
    void end_drawing(QMouseEvent const& event);
    void take_up(game::Cell cell);
    void carry(QPointF point);
    void hover(QPointF point);
    void light(std::optional<game::Cell> cell);

    BoardScene const& scene_;
    QWidget& board_;
    std::variant<std::monostate, Pressed, Carrying, Drawing> doing_;
    std::optional<game::Cell> lit_;
    std::optional<std::pair<game::Cell, game::Cell>> dropped_;
    QPointF pointer_;
    int wheel_ = 0;
};

} // namespace damier::desktop
