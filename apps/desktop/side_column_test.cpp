// The column beside the board: how wide it is, what its buttons say, and that it is as it was left.
#include "apps/desktop/button_grid.hpp"
#include "apps/desktop/panels/engine_panel.hpp"
#include "apps/desktop/panels/evaluation_bar.hpp"
#include "apps/desktop/panels/side_tabs.hpp"
#include "apps/desktop/window_test.hpp"

#include <QPushButton>
#include <QTabBar>
#include <QToolButton>

namespace damier::desktop {

namespace {

class SideColumn : public WindowTest {
protected:
    SideTabs& tabs() { return window().game_page().tabs(); }
    void resize(int width, int height) {
        window().resize(width, height);
        QApplication::processEvents();
        QApplication::processEvents();
    }
};

TEST_F(SideColumn, TheBoardHasTheBetterPartOfEveryWindow) {
    start("international");
    window().actions()[Act::engine]->setChecked(true); // the bar needs its room too
    for (auto const& [width, height] :
         {std::pair{800, 600}, {1024, 768}, {1280, 800}, {1920, 1080}, {2560, 1440}})
        for (int const wanted : {100, 350, 2000}) {
            resize(width, height);
            window().game_page().set_side_width(wanted);
            QApplication::processEvents();
            EXPECT_EQ(window().width(), width);
            EXPECT_LE(tabs().width(), width / 3) << width << ' ' << wanted;
            EXPECT_GE(board().width(), width * 6 / 10) << width << ' ' << wanted;
        }
}

TEST_F(SideColumn, TheBarStandsAtTheEdgeOfTheBoard) {
    start("international");
    window().actions()[Act::engine]->setChecked(true);
    EvaluationBar& bar = window().game_page().bar();
    for (auto const& [width, height] : {std::pair{800, 600}, {1280, 800}, {2560, 1440}}) {
        resize(width, height);
        QApplication::processEvents();
        double const edge = board().x() + board().board_layout().frame().left();
        EXPECT_LE(edge - bar.geometry().right(), 10) << width;
        EXPECT_GT(edge, bar.geometry().right()) << width;
        EXPECT_GE(bar.x(), 0) << width;
        EXPECT_EQ(bar.parentWidget()->childAt(bar.geometry().center()), &bar) << width;
    }
}

TEST_F(SideColumn, NoButtonOfTheReviewIsCut) {
    start("international");
    for (char const* const language : {"en", "fr", "nl", "ru"}) {
        window().set_language(language);
        window().show_page(Page::review);
        resize(800, 600);
        QApplication::processEvents();
        for (QPushButton const* const one :
             window().game_page().review().findChildren<QPushButton*>())
            if (one->isVisible()) {
                EXPECT_GE(one->width(), one->fontMetrics().horizontalAdvance(one->text()) + 4)
                    << language << ' ' << one->text().toStdString();
            }
    }
}

TEST_F(SideColumn, EveryIconHasAWordAndATip) {
    start("international");
    for (char const* const language : {"en", "fr", "nl", "ru"}) {
        window().set_language(language);
        for (int const width : {800, 1280, 2560}) {
            resize(width, 700);
            auto* const grid = window().findChild<ButtonGrid*>();
            ASSERT_EQ(grid->buttons().size(), 12U);
            for (QToolButton const* const one : grid->buttons()) {
                EXPECT_FALSE(one->icon().isNull());
                EXPECT_FALSE(one->text().isEmpty());
                EXPECT_FALSE(one->toolTip().isEmpty());
                EXPECT_GE(one->width(), one->fontMetrics().horizontalAdvance(one->text()))
                    << language << width << one->text().toStdString();
                EXPECT_TRUE(grid->rect().contains(one->geometry())) << language << width;
            }
        }
    }
}

TEST_F(SideColumn, OpenTabsAreThereAgainNextTime) {
    start("international");
    EXPECT_EQ(tabs().count(), 1);
    window().actions()[Act::engine]->setChecked(true);
    window().show_page(Page::review);
    tabs().open(&window().game_page().engine());
    QStringList const before = tabs().open_panels();
    EXPECT_EQ(before.size(), 3);
    window().close();
    open_window();
    EXPECT_EQ(tabs().open_panels(), before);
    EXPECT_TRUE(window().game_page().engine().is_on());
    window().actions()[Act::engine]->setChecked(false);
    window().close();
    open_window();
    EXPECT_FALSE(tabs().is_open(&window().game_page().engine()));
}

} // namespace

} // namespace damier::desktop
