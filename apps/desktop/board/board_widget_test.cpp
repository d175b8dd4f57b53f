// The board under the hands of a user: mouse, keyboard, animation, ten thousand random events.
#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/board/boards_test.hpp"

#include <QSignalSpy>
#include <QTest>

#include <random>

namespace damier::desktop {
namespace {

// A visible board with everything it says written down.
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
        QObject::connect(&board, &BoardWidget::wheel_stepped, [this](int n) { wheel += n; });
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

TEST(Board, ClicksHitTheirCellInEveryGameSizeAndTurn) {
    BoardWidget board;
    std::vector<int> clicked;
    QObject::connect(&board, &BoardWidget::cell_clicked, [&](int c) { clicked.push_back(c); });
    for (game::StatePtr const& state : all_starts())
        for (bool const is_flipped : {false, true})
            for (QSize const size : {QSize(190, 170), QSize(640, 400), QSize(801, 800)}) {
                Look look;
                look.is_flipped = is_flipped;
                look.labels = size.width() > 700 ? Labels::none : Labels::outside;
                board.resize(size);
                board.set_look(look);
                board.show_state(state);
                for (game::Cell const cell : board.named_cells()) {
                    clicked.clear();
                    QTest::mouseClick(&board, Qt::LeftButton, {}, board.centre_of(cell).toPoint());
                    ASSERT_EQ(clicked, std::vector<int>{cell}) << state->about().key;
                }
            }
}

TEST(Board, RightClickAndEscapeLetGo) {
    Shown s(start_of("international"));
    QTest::mouseClick(&s.board, Qt::RightButton, {}, s.at("32"));
    s.key(Qt::Key_Escape);
    EXPECT_EQ(s.released, 2);
    EXPECT_TRUE(s.clicked.empty());
}

TEST(Board, NothingIsHeardFromABoardThatIsNotInteractive) {
    Shown s(start_of("international"));
    s.board.set_interactive(false);
    QTest::mouseClick(&s.board, Qt::LeftButton, {}, s.at("32"));
    QTest::mouseClick(&s.board, Qt::RightButton, {}, s.at("32"));
    s.drag(s.at("32"), s.at("28"));
    s.key(Qt::Key_Escape);
    QTest::keyClicks(&s.board, QStringLiteral("32-28"));
    s.key(Qt::Key_Enter);
    EXPECT_TRUE(s.clicked.empty() && s.dropped.empty() && s.typed.isEmpty());
    EXPECT_EQ(s.released, 0);
}

TEST(Board, DragTakesUpAndPutsDown) {
    Shown s(start_of("international"));
    game::Cell const from = cell_of(*s.board.state(), "32"), to = cell_of(*s.board.state(), "28");
    bool was_dragging = false;
    QObject::connect(&s.board, &BoardWidget::cell_clicked,
                     [&] { was_dragging = s.board.is_dragging(); });
    s.drag(s.at(from), s.at(to));
    EXPECT_TRUE(was_dragging);
    EXPECT_EQ(s.clicked, std::vector<int>{from});
    EXPECT_EQ(s.dropped, (std::vector<std::pair<int, int>>{{from, to}}));
    EXPECT_FALSE(s.board.is_dragging());
}

TEST(Board, DragThatEndsNowhereLetsGo) {
    Shown s(start_of("international"));
    s.drag(s.at("32"), QPoint(0, 250));
    EXPECT_EQ(s.released, 1);
    EXPECT_TRUE(s.dropped.empty());
    s.drag(s.at("32"), s.at("32") + QPoint(14, 0)); // lifted and put back: it stays chosen
    EXPECT_EQ(s.released, 1);
    EXPECT_TRUE(s.dropped.empty());
}

TEST(Board, OnlyAllowedPiecesAreDragged) {
    Shown s(start_of("international"));
    game::Cell const allowed = cell_of(*s.board.state(), "33");
    s.board.set_drag_allowed([=](game::Cell cell) { return cell == allowed; });
    s.drag(s.at("32"), s.at("28"));
    EXPECT_TRUE(s.dropped.empty());
    s.drag(s.at("28"), s.at("32")); // an empty square
    EXPECT_TRUE(s.dropped.empty());
    s.drag(s.at("33"), s.at("28"));
    EXPECT_EQ(s.dropped.size(), 1u);
}

TEST(Board, ADraggedPieceIsShownUnderThePointer) {
    Shown s(start_of("international"));
    QImage const before = s.picture();
    QTest::mousePress(&s.board, Qt::LeftButton, {}, s.at("32"));
    s.move(s.at("28"));
    s.move(s.at("23"));
    QImage const during = s.picture();
    EXPECT_NE(during.pixel(s.at("23")), before.pixel(s.at("23")));
    EXPECT_NE(during.pixel(s.at("32")), before.pixel(s.at("32")));
    s.board.show_state(start_of("international")); // the game goes on elsewhere
    EXPECT_FALSE(s.board.is_dragging());
    QTest::mouseRelease(&s.board, Qt::LeftButton, {}, s.at("23"));
    EXPECT_TRUE(s.dropped.empty());
}

TEST(Board, ArrowsAndEnterPlay) {
    Shown s(start_of("international"));
    EXPECT_FALSE(s.board.cursor_cell());
    QImage const before = s.picture();
    s.key(Qt::Key_Up);
    ASSERT_TRUE(s.board.cursor_cell());
    EXPECT_NE(s.picture(), before); // it is seen
    s.board.set_cursor(cell_of(*s.board.state(), "32"));
    s.key(Qt::Key_Return);
    s.key(Qt::Key_Up);
    s.key(Qt::Key_Right);
    s.key(Qt::Key_Space);
    EXPECT_EQ(s.clicked,
              (std::vector<int>{cell_of(*s.board.state(), "32"), cell_of(*s.board.state(), "28")}));
}

TEST(Board, MovesAreTyped) {
    Shown s(start_of("international"));
    QImage const before = s.picture();
    QTest::keyClicks(&s.board, QStringLiteral("32-289"));
    s.key(Qt::Key_Backspace);
    EXPECT_NE(s.picture(), before); // what is typed is seen
    s.key(Qt::Key_Enter);
    EXPECT_EQ(s.typed, QStringLiteral("32-28"));
    EXPECT_TRUE(s.clicked.empty());
    QTest::keyClicks(&s.board, QStringLiteral("1"));
    s.key(Qt::Key_Escape);
    EXPECT_EQ(s.released, 0); // Esc first gives up the text
    EXPECT_EQ(s.picture(), before);

    Shown letters(start_of("russian"));
    QTest::keyClicks(&letters.board, QStringLiteral("c3:e5"));
    letters.key(Qt::Key_Return);
    EXPECT_EQ(letters.typed, QStringLiteral("c3:e5"));
    Shown pairs(start_of("multidames"));
    QTest::keyClicks(&pairs.board, QStringLiteral("3 4"));
    pairs.key(Qt::Key_Return);
    EXPECT_EQ(pairs.typed, QStringLiteral("3 4"));
}

TEST(Board, TheWheelStepsForwardWhenItTurnsDown) {
    Shown s(start_of("international"));
    for (int const delta : {-120, -60, -60, 120, -240}) {
        QWheelEvent event(QPointF(200, 200), s.board.mapToGlobal(QPointF(200, 200)), {}, {0, delta},
                          Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&s.board, &event);
    }
    EXPECT_EQ(s.wheel, 3);
}

TEST(Board, MarksAreSeen) {
    Shown s(start_of("international"));
    QImage const plain = s.picture();
    auto const cell = [&](char const* label) { return cell_of(*s.board.state(), label); };
    s.board.show_choice({cell("32")}, {cell("28"), cell("27")});
    QImage const chosen = s.picture();
    EXPECT_NE(chosen.pixel(s.at("28")), plain.pixel(s.at("28")));
    s.board.show_must({cell("31")});
    EXPECT_NE(s.picture(), chosen);
    s.board.show_choice({}, {});
    EXPECT_EQ(s.picture(), plain);
    s.board.set_arrows({{{cell("33"), cell("28")}, 0}, {{cell("31"), cell("27")}, 1}});
    EXPECT_NE(s.picture(), plain);
    s.board.set_arrows({});
    s.board.set_banner(QStringLiteral("White wins"), QStringLiteral("Black cannot move"));
    EXPECT_NE(s.picture(), plain);
    s.board.set_banner({}, {});
    EXPECT_EQ(s.picture(), plain);
    Look look;
    look.shows_targets = false;
    s.board.set_look(look);
    s.board.show_choice({}, {cell("28")});
    EXPECT_EQ(s.picture(), plain);
}

TEST(Board, CellsOfAnotherBoardDoNoHarm) {
    Shown s(start_of("ulb", {{"size", "4"}}));
    s.board.show_choice({99, -1}, {77, 12345});
    s.board.show_must({-5, 80});
    s.board.set_arrows({{{3, 99}, 0}, {{}, 1}, {{1, 1}, 2}});
    s.board.set_cursor(500);
    s.picture();
    s.board.animate_to(s.board.state(), game::Way{{90, 91}, {92}});
    s.picture();
}

struct Taking {
    game::StatePtr before = position_of("international", "W:W48:B43,33,32,22");
    std::size_t action = 0;
    game::Way way = before->actions()[0].ways.front();
    game::StatePtr after = before->after(0);
};

TEST(BoardAnimation, EndsInTheRightStateAndSaysSo) {
    Taking const t;
    Look look;
    look.speed = 6;
    Shown s(t.before, look);
    s.board.animate_to(t.after, t.way);
    EXPECT_TRUE(s.board.is_animating());
    EXPECT_EQ(s.board.state(), t.after);
    QImage const during = s.picture();
    s.wait_for_rest();
    EXPECT_EQ(s.ended, 1);
    EXPECT_FALSE(s.board.is_animating());
    QImage const end = s.picture();
    EXPECT_NE(end, during);
    s.board.show_state(t.after, t.way);
    EXPECT_EQ(s.picture(), end);
}

TEST(BoardAnimation, WithoutSpeedThereIsNone) {
    Taking const t;
    Look look;
    look.speed = 0;
    Shown s(t.before, look);
    s.board.animate_to(t.after, t.way);
    EXPECT_FALSE(s.board.is_animating());
    EXPECT_EQ(s.ended, 0); // never from within the call
    s.wait_for_rest();
    EXPECT_EQ(s.ended, 1);
}

TEST(BoardAnimation, IsCutShortByAnotherState) {
    Taking const t;
    Look look;
    look.speed = 0.1;
    Shown s(t.before, look);
    s.board.animate_to(t.after, t.way);
    QTest::qWait(30);
    s.board.show_state(t.before);
    EXPECT_FALSE(s.board.is_animating());
    s.wait_for_rest();
    QTest::qWait(30);
    EXPECT_EQ(s.ended, 1);
    EXPECT_EQ(s.board.state(), t.before);
}

TEST(BoardAnimation, TheNextOneReplacesItAndTheyEndTogether) {
    game::StatePtr const first = start_of("international");
    game::StatePtr const second = first->after(0), third = second->after(0);
    Look look;
    look.speed = 5;
    Shown s(first, look);
    s.board.animate_to(second, first->actions()[0].ways.front());
    s.board.animate_to(third, second->actions()[0].ways.front());
    s.wait_for_rest();
    QTest::qWait(50);
    EXPECT_EQ(s.ended, 1);
    EXPECT_EQ(s.board.state(), third);
}

TEST(BoardAnimation, ADroppedPieceDoesNotWalkAgain) {
    game::StatePtr const before = start_of("international");
    std::size_t const action = action_of(*before, "32-28");
    Look look;
    look.speed = 0.05; // a walk would take seconds
    Shown s(before, look);
    QObject::connect(&s.board, &BoardWidget::piece_dropped, [&] {
        s.board.animate_to(before->after(action), before->actions()[action].ways.front());
    });
    s.drag(s.at("32"), s.at("28"));
    QTest::qWait(60);
    EXPECT_FALSE(s.board.is_animating());
    EXPECT_EQ(s.ended, 1);
}

TEST(BoardAnimation, SurvivesResizingAndAnotherLook) {
    Taking const t;
    Look look;
    look.speed = 2;
    Shown s(t.before, look);
    s.board.animate_to(t.after, t.way);
    s.board.resize(333, 444);
    s.picture();
    look.is_flipped = true;
    look.theme = "slate";
    s.board.set_look(look);
    s.picture();
    s.wait_for_rest();
    EXPECT_EQ(s.board.state(), t.after);
}

void random_event(Shown& s, std::mt19937& chance, std::vector<game::StatePtr> const& starts) {
    auto const number = [&](int n) {
        return static_cast<int>(chance() % static_cast<unsigned>(n));
    };
    auto const point = [&] {
        return QPoint(number(s.board.width() + 60) - 30, number(s.board.height() + 60) - 30);
    };
    game::StatePtr const state = s.board.state();
    switch (number(16)) {
    case 0:
        QTest::mousePress(&s.board, number(4) ? Qt::LeftButton : Qt::RightButton, {}, point());
        break;
    case 1:
        QTest::mouseRelease(&s.board, number(4) ? Qt::LeftButton : Qt::RightButton, {}, point());
        break;
    case 2:
    case 3:
    case 4: s.move(point()); break;
    case 5:
    case 6: QTest::keyClick(&s.board, static_cast<char>(32 + number(95))); break;
    case 7:
    case 8: {
        constexpr std::array keys{Qt::Key_Left,  Qt::Key_Right,  Qt::Key_Up,    Qt::Key_Down,
                                  Qt::Key_Enter, Qt::Key_Escape, Qt::Key_Space, Qt::Key_Backspace};
        s.key(keys[static_cast<std::size_t>(number(keys.size()))]);
        break;
    }
    case 9: s.board.resize(100 + number(500), 100 + number(500)); break;
    case 10: {
        Look look;
        look.theme = themes()[static_cast<std::size_t>(number(4))].key;
        look.pieces = piece_sets()[static_cast<std::size_t>(number(3))].key;
        look.labels = static_cast<Labels>(number(3));
        look.is_flipped = number(2);
        look.speed = number(4);
        s.board.set_look(look);
        break;
    }
    case 11: s.board.show_state(number(30) ? starts[chance() % starts.size()] : nullptr); break;
    case 12:
    case 13:
        if (state && !state->actions().empty()) {
            std::size_t const action = chance() % state->actions().size();
            s.board.animate_to(state->after(action), state->actions()[action].ways.front());
        }
        break;
    case 14:
        s.board.show_choice({number(120) - 5}, {number(120) - 5, number(120) - 5});
        s.board.show_must({number(120) - 5});
        s.board.set_arrows({{{number(120) - 5, number(120) - 5}, number(3)}});
        s.board.set_interactive(number(5) != 0);
        break;
    default: QCoreApplication::processEvents(); break;
    }
}

TEST(Board, SurvivesTenThousandRandomEvents) {
    std::vector<game::StatePtr> const starts = all_starts();
    Shown s(starts.front());
    std::mt19937 chance(2026);
    for (int i = 0; i < 10000; ++i) {
        random_event(s, chance, starts);
        if (i % 50 == 0) s.picture();
    }
    s.board.show_state(starts.front());
    s.board.set_interactive(true);
    s.clicked.clear();
    QTest::mouseRelease(&s.board, Qt::LeftButton, {}, QPoint(-50, -50));
    QTest::mouseClick(&s.board, Qt::LeftButton, {}, s.at("32"));
    EXPECT_EQ(s.clicked, std::vector<int>{cell_of(*starts.front(), "32")});
}

} // namespace
} // namespace damier::desktop
