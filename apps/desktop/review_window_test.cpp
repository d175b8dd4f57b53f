// A finished game is reviewed in the window, and its mistakes are tried again on the board.
#include "apps/desktop/panels/review_panel.hpp"
#include "apps/desktop/panels/side_tabs.hpp"
#include "apps/desktop/retry.hpp"
#include "apps/desktop/window_test.hpp"

#include "damier/base/random.hpp"

#include <QComboBox>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>
#include <QTreeWidget>

namespace damier::desktop {

namespace {

class ReviewInWindow : public WindowTest {
protected:
    ReviewPanel& panel() { return window().game_page().review(); }
    QTreeWidget& list() { return *panel().findChild<QTreeWidget*>(); }
    QString message() { return window().game_page().message(); }

    void press(char const* text) {
        for (QPushButton* const one : panel().findChildren<QPushButton*>())
            if (one->text() == QLatin1String(text)) {
                ASSERT_TRUE(one->isVisible() && one->isEnabled()) << text;
                QTest::mouseClick(one, Qt::LeftButton);
                return;
            }
        FAIL() << "there is no button " << text;
    }

    // Chance plays badly enough for any engine to find something better.
    void play_badly(int plies) {
        Random random(7);
        for (int i = 0; i < plies && !session().ending(); ++i) {
            auto const count = static_cast<int>(session().state().actions().size());
            controller().send(
                session::PlayAction{static_cast<std::size_t>(random.below(count)), {}});
        }
        controller().send(session::Resign{0});
        ASSERT_TRUE(session().ending());
    }

    void review() {
        window().actions()[Act::review]->trigger();
        for (QToolButton const* const one : board().findChildren<QToolButton*>())
            EXPECT_FALSE(one->isVisible()); // the result no longer covers the board
        EXPECT_EQ(window().game_page().tabs().currentWidget(), &panel());
        panel().cancel();
        for (int i = 0; i < 5; ++i) QApplication::processEvents(); // until the layout has settled
        panel().findChild<QComboBox*>()->setCurrentIndex(0);
        press("Review the game");
        ASSERT_TRUE(panel().runner().is_running());
        ASSERT_TRUE(wait_for([&] { return !panel().runner().is_running(); }));
    }

    // A mistake where something else than the best can be tried.
    ReviewedMove const* find_mistake() {
        for (ReviewedMove const* const move : panel().review().mistakes())
            if (session().tree().node(move->node).before->actions().size() > 3) return move;
        return nullptr;
    }

    void choose(session::NodeId node) {
        for (int i = 0; i < list().topLevelItemCount(); ++i) {
            QTreeWidgetItem* const item = list().topLevelItem(i);
            if (item->data(0, Qt::UserRole).toInt() != node) continue;
            list().scrollToItem(item);
            QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                              list().visualItemRect(item).center());
        }
    }

    // With the mouse, cell by cell.
    void play(std::string const& text) {
        game::StatePtr const state = session().tree().here().state;
        session::NodeId const before = session().tree().current();
        for (game::Action const& action : state->actions())
            if (action.text == text)
                for (game::Cell const cell : action.ways.front().cells)
                    if (session().tree().current() == before && board().state() == state)
                        QTest::mouseClick(&board(), Qt::LeftButton, {},
                                          board().centre_of(cell).toPoint());
    }

    // Plays it in a retry and waits for the verdict, on the board and below it.
    bool is_accepted(std::string const& text) {
        board().set_remark({});
        play(text);
        EXPECT_TRUE(wait_for([&] { return !board().remark().text.isEmpty(); })) << text;
        for (int i = 0; i < 5; ++i) QApplication::processEvents();
        EXPECT_EQ(message(), board().remark().text);
        return board().remark().is_praise;
    }
    bool shows_better() {
        for (int i = 0; i < list().topLevelItemCount(); ++i)
            if (list().topLevelItem(i)->text(3) != QStringLiteral("…")) return true;
        return false;
    }
};

TEST_F(ReviewInWindow, AMistakeIsTriedUntilAGoodMoveIsFound) {
    start("international");
    window().game_page().set_clock(
        [now = ClickGuard::TimePoint{}]() mutable { return now += std::chrono::seconds(1); });
    play_badly(36);
    review();
    ReviewedMove const* const found = find_mistake();
    ASSERT_NE(found, nullptr);
    ReviewedMove const mistake = *found;
    session::Node const blunder = session().tree().node(mistake.node);
    std::string const best = blunder.before->actions()[mistake.better.front()].text;
    std::size_t nodes = session().tree().node(blunder.parent).children.size();

    // A click goes there, with what was played and what was better.
    choose(mistake.node);
    EXPECT_EQ(controller().shown(), blunder.parent);
    ASSERT_EQ(board().arrows().size(), 2U);
    EXPECT_EQ(board().arrows()[0].kind, Arrow::Kind::better);
    EXPECT_EQ(board().arrows()[0].cells,
              blunder.before->actions()[mistake.better.front()].ways.front().cells);
    EXPECT_EQ(board().arrows()[1].kind, Arrow::Kind::worse);
    EXPECT_TRUE(shows_better());
    picture(window(), "mistake");

    press("Retry");
    EXPECT_EQ(controller().shown(), blunder.parent);
    EXPECT_EQ(message().toStdString(), "Find a better move than " + blunder.text() + ".");
    EXPECT_TRUE(board().arrows().empty()); // nothing gives the answer away
    EXPECT_FALSE(shows_better());
    picture(window(), "retry");

    int refused = 0;
    for (game::Action const& action : blunder.before->actions()) {
        if (action.text == best) continue;
        if (is_accepted(action.text)) {
            EXPECT_NE(action.text, blunder.text());
            EXPECT_EQ(message().toStdString(),
                      "Yes, " + action.text + " is as good as the best move.");
            EXPECT_TRUE(shows_better());
            ++nodes; // what was found stays as a variation
            choose(mistake.node);
            press("Retry");
            continue;
        }
        ++refused;
        EXPECT_EQ(message().toStdString(), action.text == blunder.text()
                                               ? "That is what was played. Try another move."
                                               : action.text + " is not the best move. Try again.");
        EXPECT_EQ(controller().shown(), blunder.parent); // and may be tried once more
        EXPECT_EQ(session().tree().node(blunder.parent).children.size(), nodes);
    }
    EXPECT_GT(refused, 0);

    EXPECT_TRUE(is_accepted(best));
    EXPECT_EQ(message().toStdString(), "Yes, " + best + " is the best move.");
    EXPECT_EQ(session().tree().here().text(), best);
    EXPECT_EQ(session().tree().here().parent, blunder.parent);
    EXPECT_TRUE(shows_better());
    picture(window(), "mended");
}

TEST_F(ReviewInWindow, IsClosedAndDoesNotFollowIntoAnotherGame) {
    start("russian");
    play_badly(10);
    window().actions()[Act::review]->trigger();
    SideTabs& tabs = window().game_page().tabs();
    ASSERT_EQ(tabs.currentWidget(), &panel());
    EXPECT_TRUE(panel().runner().is_running());
    QTabBar* const bar = tabs.tabBar();
    QWidget* cross = bar->tabButton(tabs.currentIndex(), QTabBar::RightSide);
    if (cross == nullptr) cross = bar->tabButton(tabs.currentIndex(), QTabBar::LeftSide);
    ASSERT_NE(cross, nullptr);
    QTest::mouseClick(cross, Qt::LeftButton);
    EXPECT_FALSE(tabs.is_open(&panel()));
    EXPECT_FALSE(panel().runner().is_running());
    EXPECT_EQ(tabs.count(), 1); // the moves cannot be closed

    window().actions()[Act::review]->trigger();
    EXPECT_TRUE(tabs.is_open(&panel()));
    start("russian");
    EXPECT_FALSE(tabs.is_open(&panel()));
    EXPECT_FALSE(panel().runner().is_running());
}

TEST_F(ReviewInWindow, LooksAtTheLineThatWasPlayed) {
    start("international");
    for (char const* const move : {"32-28", "19-23", "28x19", "14x23"})
        ASSERT_TRUE(controller().send(session::PlayText{move}));
    for (int i = 0; i < 4; ++i) window().actions()[Act::take_back]->trigger();
    for (char const* const move : {"33-28", "18-22"})
        ASSERT_TRUE(controller().send(session::PlayText{move}));
    controller().send(session::Resign{0});
    review();
    ASSERT_EQ(panel().review().moves.size(), 2U);
    EXPECT_EQ(session().tree().node(panel().review().moves[0].node).text(), "33-28");
}

TEST(Retries, TakeWhatIsNearlyAsGood) {
    game::AnalysisLine best, other;
    best.men = 0.5, other.men = 0.31;
    EXPECT_TRUE(is_as_good(best, other));
    other.men = 0.29;
    EXPECT_FALSE(is_as_good(best, other));
    best.distance = 9; // a win is given away, however much is left
    other.men = 9;
    EXPECT_FALSE(is_as_good(best, other));
    other.distance = 15; // a longer way to win is one
    EXPECT_TRUE(is_as_good(best, other));
    best.distance.reset(), other.distance = -4;
    EXPECT_FALSE(is_as_good(best, other));
    best.distance = -6; // all is lost
    EXPECT_TRUE(is_as_good(best, other));
}

TEST_F(ReviewInWindow, IsKeptInTheHistory) {
    start("russian");
    play_badly(24);
    review();
    ASSERT_FALSE(panel().review().mistakes().empty());
    session::NodeId const node = panel().review().mistakes().front()->node;
    press("Keep in the game");
    EXPECT_FALSE(session().tree().node(node).nags.empty());
    EXPECT_GT(session().tree().node(session().tree().node(node).parent).children.size(), 1U);
}

} // namespace

} // namespace damier::desktop
