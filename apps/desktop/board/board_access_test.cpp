// What a screen reader finds on the board.
#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/board/boards_test.hpp"

#include <QAccessible>

namespace damier::desktop {
namespace {

QString name_at(BoardWidget& board, std::string_view label) {
    auto const& cells = board.named_cells();
    game::Cell const cell = cell_of(*board.state(), label);
    auto const index = std::find(cells.begin(), cells.end(), cell) - cells.begin();
    QAccessibleInterface* const list = QAccessible::queryAccessibleInterface(&board);
    return list->child(static_cast<int>(index))->text(QAccessible::Name);
}

TEST(Access, EveryNamedCellIsAChildWithItsPlace) {
    for (game::StatePtr const& state : all_starts()) {
        BoardWidget board;
        board.resize(400, 400);
        board.show_state(state);
        QAccessibleInterface* const list = QAccessible::queryAccessibleInterface(&board);
        ASSERT_NE(list, nullptr);
        EXPECT_EQ(list->role(), QAccessible::List);
        EXPECT_FALSE(list->text(QAccessible::Name).isEmpty());
        ASSERT_EQ(list->childCount(), static_cast<int>(board.named_cells().size()));
        for (int i = 0; i < list->childCount(); ++i) {
            QAccessibleInterface* const cell = list->child(i);
            ASSERT_NE(cell, nullptr);
            EXPECT_EQ(cell->parent(), list);
            EXPECT_EQ(list->indexOfChild(cell), i);
            EXPECT_FALSE(cell->text(QAccessible::Name).isEmpty());
            QPoint const centre = cell->rect().center();
            EXPECT_EQ(list->childAt(centre.x(), centre.y()), cell) << state->about().key;
        }
        EXPECT_EQ(list->child(-1), nullptr);
        EXPECT_EQ(list->child(list->childCount()), nullptr);
    }
}

TEST(Access, NamesSayWhatStandsThereAndWhatItMayDo) {
    BoardWidget board;
    board.resize(400, 400);
    board.show_state(start_of("international"));
    EXPECT_EQ(name_at(board, "32"), QStringLiteral("square 32, White, man, may move"));
    EXPECT_EQ(name_at(board, "1"), QStringLiteral("square 1, Black, man"));
    EXPECT_EQ(name_at(board, "28"), QStringLiteral("square 28, empty"));
    board.show_choice({cell_of(*board.state(), "32")}, {cell_of(*board.state(), "28")});
    EXPECT_TRUE(name_at(board, "32").contains(QStringLiteral("chosen")));
    EXPECT_EQ(name_at(board, "28"),
              QStringLiteral("square 28, empty, the chosen piece may go here"));
    board.show_must({cell_of(*board.state(), "33")});
    EXPECT_TRUE(name_at(board, "33").contains(QStringLiteral("must capture")));
}

TEST(Access, PressingACellIsAClick) {
    BoardWidget board;
    board.resize(400, 400);
    board.show_state(start_of("international"));
    std::vector<int> clicked;
    QObject::connect(&board, &BoardWidget::cell_clicked, [&](int c) { clicked.push_back(c); });
    QAccessibleInterface* const cell = QAccessible::queryAccessibleInterface(&board)->child(31);
    ASSERT_NE(cell->actionInterface(), nullptr);
    cell->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    EXPECT_EQ(board.cursor_cell(), board.named_cells()[31]);
    cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    EXPECT_EQ(clicked, std::vector<int>{board.named_cells()[31]});
    board.set_interactive(false);
    cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    EXPECT_EQ(clicked.size(), 1u);
    EXPECT_TRUE(cell->state().disabled);
}

TEST(Access, CellsOfASmallerBoardAreGone) {
    BoardWidget board;
    board.resize(400, 400);
    board.show_state(start_of("canadian"));
    QAccessibleInterface* const last = QAccessible::queryAccessibleInterface(&board)->child(71);
    ASSERT_TRUE(last->isValid());
    board.show_state(start_of("ulb", {{"size", "4"}}));
    EXPECT_FALSE(last->isValid());
    EXPECT_TRUE(last->text(QAccessible::Name).isEmpty());
    EXPECT_EQ(QAccessible::queryAccessibleInterface(&board)->childCount(), 8);
}

} // namespace
} // namespace damier::desktop
