// The usual path through the window with nothing but a mouse and a keyboard: menus, buttons, keys.
#include "apps/desktop/panels/engine_panel.hpp"
#include "apps/desktop/panels/move_tree.hpp"
#include "apps/desktop/panels/position_editor.hpp"
#include "apps/desktop/panels/preferences_dialog.hpp"
#include "apps/desktop/panels/review_panel.hpp"
#include "apps/desktop/panels/side_tabs.hpp"
#include "apps/desktop/start_page.hpp"
#include "apps/desktop/window_test.hpp"

#include <QCheckBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenuBar>
#include <QScrollArea>
#include <QTabBar>
#include <QTimer>

namespace damier::desktop {

namespace {

class UsualPath : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        window().game_page().set_clock( // nobody clicks as fast as a test
            [now = ClickGuard::TimePoint{}]() mutable { return now += std::chrono::seconds(1); });
    }
    static QString bare(QString text) { return text.remove(u'&'); }
    static QAction* entry(QWidget const& menu, QString const& text) {
        for (QAction* const one : menu.actions())
            if (bare(one->text()) == text) return one;
        return nullptr;
    }
    // Opens one menu after the other and clicks on the last of these entries.
    void choose(QStringList const& texts) {
        QMenuBar* const bar = window().menuBar();
        QAction* one = entry(*bar, texts.front());
        ASSERT_NE(one, nullptr) << texts.front().toStdString();
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->actionGeometry(one).center());
        for (QString const& text : texts.mid(1)) {
            QMenu* const menu = one->menu();
            ASSERT_TRUE(menu->isVisible());
            one = entry(*menu, text);
            ASSERT_NE(one, nullptr) << text.toStdString();
            ASSERT_TRUE(one->isEnabled()) << text.toStdString();
            QPoint const place = menu->actionGeometry(one).center();
            QTest::mouseMove(menu, place);
            if (one->menu() == nullptr) {
                QTest::mouseClick(menu, Qt::LeftButton, {}, place);
            } else {
                menu->setActiveAction(one);
                QTest::keyClick(menu, Qt::Key_Right);
            }
        }
        QApplication::processEvents();
    }
    void press(QWidget& place, QString const& text) {
        for (QAbstractButton* const one : place.findChildren<QAbstractButton*>())
            if (one->isVisible() && bare(one->text()) == text) {
                ASSERT_TRUE(one->isEnabled()) << text.toStdString();
                QTest::mouseClick(one, Qt::LeftButton);
                return QApplication::processEvents();
            }
        FAIL() << "there is no button " << text.toStdString();
    }
    game::Cell cell(QString const& label) {
        auto const& cells = session().state().about().cells;
        auto const at = std::ranges::find(cells, label.toStdString(), &game::CellShape::label);
        return static_cast<game::Cell>(at - cells.begin());
    }
    void play(std::initializer_list<char const*> squares) {
        for (char const* const one : squares) click(cell(QLatin1String(one)));
    }
    void type_move(char const* text) {
        QTest::keyClicks(&board(), QLatin1String(text));
        QTest::keyClick(&board(), Qt::Key_Return);
        QApplication::processEvents();
    }
    QString message() { return window().game_page().message(); }
};

TEST_F(UsualPath, TakingBackWithTheButtonLeavesTheNewMovesAsTheGameThatIsReviewed) {
    start("international");
    play({"32", "28", "19", "23", "28", "19", "14", "23"});
    ASSERT_EQ(session().tree().size(), 5U);
    for (int i = 0; i < 4; ++i) press(window().game_page(), QStringLiteral("Take back"));
    play({"33", "28", "18", "22"});
    auto const main_line = session().tree().main_line();
    ASSERT_EQ(main_line.size(), 3U);
    EXPECT_EQ(session().tree().node(main_line[1]).text(), "33-28");
    EXPECT_EQ(window().game_page().moves().shown().front(), main_line[1]); // written first
    QTest::keyClick(&window(), Qt::Key_R, Qt::ControlModifier);
    EXPECT_TRUE(window().game_page().review().isVisible());
    ASSERT_TRUE(wait_for([&] { return !window().game_page().review().runner().is_running(); }));
    auto const& judged = window().game_page().review().review().moves;
    ASSERT_EQ(judged.size(), 2U);
    EXPECT_EQ(judged[0].node, main_line[1]);
}

TEST_F(UsualPath, TheLanguageIsChosenInTheMenu) {
    start("international");
    choose({QStringLiteral("View"), QStringLiteral("Language"), QStringLiteral("Français")});
    EXPECT_EQ(bare(window().menuBar()->actions().front()->text()), QStringLiteral("Partie"));
    EXPECT_TRUE(message().startsWith(QStringLiteral("Au trait"))) << message().toStdString();
    choose({QStringLiteral("Affichage"), QStringLiteral("Langue"), QStringLiteral("English")});
    EXPECT_TRUE(message().startsWith(QStringLiteral("White to play"))) << message().toStdString();
}

TEST_F(UsualPath, TabEntersTheBoardAndEscLeavesIt) {
    start("international");
    play({"32", "28", "19", "23"});
    board().setFocus();
    QTest::keyClick(&board(), Qt::Key_Left); // through the game
    EXPECT_EQ(session().tree().ply(controller().shown()), 1);
    QTest::keyClick(&board(), Qt::Key_Right);
    QTest::keyClick(&board(), Qt::Key_Tab);
    EXPECT_EQ(QApplication::focusWidget(), &board());
    QTest::keyClick(&board(), Qt::Key_Left); // over the squares now
    EXPECT_EQ(session().tree().ply(controller().shown()), 2);
    QTest::keyClick(&board(), Qt::Key_Escape);
    QTest::keyClick(&board(), Qt::Key_Left);
    EXPECT_EQ(session().tree().ply(controller().shown()), 1);
}

TEST_F(UsualPath, WrongMovesThatAreTypedAreExplainedAndForgotten) {
    start("international");
    board().setFocus();
    for (char const* const wrong : {"32-27x", "99-1", "32-23", "28-32", "hello", "32"}) {
        type_move(wrong);
        EXPECT_EQ(session().tree().size(), 1U) << wrong;
        EXPECT_FALSE(message().startsWith(QStringLiteral("White to play"))) << wrong;
    }
    type_move("32-28");
    EXPECT_EQ(session().tree().size(), 2U);
    EXPECT_TRUE(message().startsWith(QStringLiteral("Black to play"))) << message().toStdString();
}

TEST_F(UsualPath, AFileIsOpenedFromTheFirstPage) {
    write("old.pdn", "[White \"Ada\"]\n[Black \"Ben\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 *\n");
    window().show_page(Page::start);
    QApplication::processEvents();
    QTimer::singleShot(0, &window(), [&] {
        auto* const files = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(files, nullptr);
        auto* const line = files->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        line->setText(path("old.pdn"));
        QTest::keyClick(line, Qt::Key_Return);
    });
    press(window().start_page(), QStringLiteral("Open a file…"));
    ASSERT_TRUE(controller().has_game());
    EXPECT_EQ(session().tree().size(), 3U);
    EXPECT_EQ(controller().shown(), session::root);
    EXPECT_TRUE(window().game_page().isVisible());
}

TEST_F(UsualPath, APositionIsSetUpAndAnalysed) {
    window().show_page(Page::start);
    press(window().start_page(), QStringLiteral("Set up a position…"));
    PositionEditor& editor = window().editor();
    ASSERT_TRUE(editor.isVisible());
    for (int i = 0; i < 5; ++i) QApplication::processEvents(); // until the layout has settled
    BoardWidget& squares = *editor.board();
    auto const& cells = squares.state()->about().cells;
    auto const man = static_cast<game::Cell>(std::ranges::find(cells, "31", &game::CellShape::label)
                                             - cells.begin());
    ASSERT_TRUE(squares.state()->at(man));
    QTest::mouseClick(&squares, Qt::RightButton, {}, squares.centre_of(man).toPoint());
    EXPECT_FALSE(squares.state()->at(man));
    press(editor, QStringLiteral("Analyse"));
    EXPECT_TRUE(window().game_page().isVisible());
    EXPECT_TRUE(window().game_page().engine().isVisible());
    EXPECT_TRUE(window().game_page().engine().is_on());
    EXPECT_FALSE(session().state().at(man));
}

TEST_F(UsualPath, EverythingLivelyIsTurnedOffInThePreferences) {
    Preferences lively = window().preferences();
    lively.has_sound = lively.waits_to_answer = lively.reviews_at_end = true;
    window().set_preferences(lively);
    std::unique_ptr<PreferencesDialog> const dialog(window().make_preferences_dialog());
    dialog->show();
    auto const* const scroll = dialog->findChild<QScrollArea*>();
    for (QCheckBox* const box : dialog->findChildren<QCheckBox*>())
        if (box->isChecked()) {
            const_cast<QScrollArea*>(scroll)->ensureWidgetVisible(box);
            QApplication::processEvents();
            QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
            EXPECT_FALSE(box->isChecked()) << box->text().toStdString();
        }
    Preferences const& still = window().preferences();
    EXPECT_FALSE(still.has_sound || still.has_premoves || still.waits_to_answer || still.clock_waits
                 || still.reviews_at_end || still.look.shows_forced || still.plays_quickly
                 || still.keeps_taken_back);
    dialog->reject(); // and all is as it was
    EXPECT_TRUE(window().preferences().has_sound);
}

TEST_F(UsualPath, TheTabsAreOpenedByTheirKeysAndClosedByTheirCrosses) {
    start("international");
    play({"32", "28"});
    SideTabs& tabs = window().game_page().tabs();
    QTest::keyClick(&window(), Qt::Key_E, Qt::ControlModifier);
    EXPECT_TRUE(tabs.is_open(&window().game_page().engine()));
    QTest::keyClick(&window(), Qt::Key_R, Qt::ControlModifier);
    EXPECT_TRUE(tabs.is_open(&window().game_page().review()));
    while (tabs.count() > 1) {
        int const last = tabs.count() - 1;
        QWidget* cross = tabs.tabBar()->tabButton(last, QTabBar::RightSide);
        if (cross == nullptr) cross = tabs.tabBar()->tabButton(last, QTabBar::LeftSide);
        ASSERT_NE(cross, nullptr);
        QTest::mouseClick(cross, Qt::LeftButton);
        ASSERT_EQ(tabs.count(), last);
    }
    EXPECT_FALSE(window().game_page().engine().is_on());
    EXPECT_EQ(tabs.currentWidget(), &window().game_page().moves());
}

TEST_F(UsualPath, EveryWordOfAButtonBeginsWithACapital) {
    start("international");
    for (char const* const language : {"en", "fr", "nl", "ru"})
        for (Page const page :
             {Page::start, Page::analysis, Page::review, Page::editor, Page::endings}) {
            window().set_language(language);
            window().show_page(page);
            for (QAbstractButton const* const one : window().findChildren<QAbstractButton*>()) {
                QString const text = bare(one->text());
                if (!one->isVisible() || text.isEmpty()) continue;
                EXPECT_FALSE(text.front().isLower()) << language << ' ' << text.toStdString();
            }
        }
}

} // namespace

} // namespace damier::desktop
