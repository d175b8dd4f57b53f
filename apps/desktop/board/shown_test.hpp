// A board on the (unseen) screen that writes down everything it says, for tests that act as its
// user.
#pragma once

#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/board/boards_test.hpp"

#include <QMouseEvent>
#include <QTest>

#include <utility>

namespace damier::desktop {

struct Shown {
    explicit Shown(game::StatePtr state, Look const& look = {}) {
        board.resize(500, 500);
        board.set_look(look);
        board.show_state(std::move(state));
        board.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&board));
        board.setFocus();
        QObject::connect(&board, &BoardWidget::cell_clicked,
                         [this](int c) { clicked.push_back(c); });
        QObject::connect(&board, &BoardWidget::piece_dropped, [this](int a, int b) {
            dropped.push_back({a, b});
        });
        QObject::connect(&board, &BoardWidget::let_go, [this] { ++released; });
        QObject::connect(&board, &BoardWidget::typed, [this](QString const& t) { typed = t; });
        QObject::connect(&board, &BoardWidget::stepped, [this](int n) { wheel += n; });
        QObject::connect(&board, &BoardWidget::animation_ended, [this] { ++ended; });
    }
    QPoint at(std::string_view label) const { return at(cell_of(*board.state(), label)); }
    QPoint at(game::Cell cell) const { return board.centre_of(cell).toPoint(); }
    void key(Qt::Key key) { QTest::keyClick(&board, key); }
    void drag(QPoint from, QPoint to) {
        QTest::mousePress(&board, Qt::LeftButton, {}, from);
        move(from + (to - from) / 2);
        move(to);
        QTest::mouseRelease(&board, Qt::LeftButton, {}, to);
    }
    void move(QPoint to) {
        QMouseEvent event(QEvent::MouseMove, to, board.mapToGlobal(to), Qt::NoButton,
                          Qt::LeftButton, {});
        QCoreApplication::sendEvent(&board, &event);
    }
    QImage picture() { return board.grab().toImage(); }
    void wait_for_rest() {
        EXPECT_TRUE(QTest::qWaitFor([&] { return ended > 0; }, 20000));
    }

    BoardWidget board;
    std::vector<int> clicked;
    std::vector<std::pair<int, int>> dropped;
    int released = 0, wheel = 0, ended = 0;
    QString typed;
};

} // namespace damier::desktop
