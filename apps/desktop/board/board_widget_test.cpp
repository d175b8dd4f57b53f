// The board under the hands of a user: mouse, keyboard, wheel, and what is seen of it.
#include "apps/desktop/board/shown_test.hpp"

namespace damier::desktop {
namespace {

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
    s.key(Qt::Key_Left); // without the cursor the arrows step through the game
    s.key(Qt::Key_Right);
    s.key(Qt::Key_Right);
    EXPECT_EQ(s.wheel, 1);
    EXPECT_FALSE(s.board.cursor_cell());
    s.key(Qt::Key_Tab); // and this enters it
    ASSERT_TRUE(s.board.cursor_cell());
    EXPECT_NE(s.picture(), before); // it is seen
    s.board.set_cursor(cell_of(*s.board.state(), "32"));
    s.key(Qt::Key_Return);
    s.key(Qt::Key_Up);
    s.key(Qt::Key_Right);
    s.key(Qt::Key_Space);
    EXPECT_EQ(s.clicked,
              (std::vector<int>{cell_of(*s.board.state(), "32"), cell_of(*s.board.state(), "28")}));
    EXPECT_EQ(s.wheel, 1);
    s.key(Qt::Key_Escape);
    EXPECT_FALSE(s.board.cursor_cell());
    s.key(Qt::Key_Left);
    EXPECT_EQ(s.wheel, 0);
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

} // namespace
} // namespace damier::desktop
