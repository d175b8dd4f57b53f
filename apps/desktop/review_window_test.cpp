// A finished game is reviewed in the window, and its mistakes are tried again on the board.
#include "apps/desktop/panels/review_panel.hpp"
#include "apps/desktop/window_test.hpp"

#include "damier/base/random.hpp"

#include <QComboBox>
#include <QPushButton>
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
        panel().cancel();
        for (int i = 0; i < 5; ++i) QApplication::processEvents(); // until the layout has settled
        panel().findChild<QComboBox*>()->setCurrentIndex(0);
        press("Review the game");
        ASSERT_TRUE(panel().runner().is_running());
        ASSERT_TRUE(wait_for([&] { return !panel().runner().is_running(); }));
    }

    // A mistake with a move to try that is neither the one that was played nor the best.
    ReviewedMove const* find_mistake(std::string& other) {
        for (ReviewedMove const* const move : panel().review().mistakes()) {
            session::Node const& node = session().tree().node(move->node);
            auto const actions = session().tree().node(node.parent).state->actions();
            for (std::size_t i = 0; i < actions.size(); ++i)
                if (i != node.action && i != move->better.front()) {
                    other = actions[i].text;
                    return move;
                }
        }
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
};

TEST_F(ReviewInWindow, AMistakeIsTriedUntilTheBestMoveIsFound) {
    Preferences steady = window().preferences();
    steady.plays_quickly = false; // every move is clicked to its end
    window().set_preferences(steady);
    start("international");
    play_badly(36);
    review();
    std::string wrong;
    ReviewedMove const* const mistake = find_mistake(wrong);
    ASSERT_NE(mistake, nullptr);
    session::Node const blunder = session().tree().node(mistake->node);
    std::string const best =
        session().tree().node(blunder.parent).state->actions()[mistake->better.front()].text;
    std::size_t const nodes = session().tree().node(blunder.parent).children.size();

    choose(mistake->node);
    press("Retry");
    EXPECT_EQ(controller().shown(), blunder.parent);
    EXPECT_EQ(message().toStdString(), "Find a better move than " + blunder.text() + ".");
    picture(window(), "retry");

    play(wrong);
    ASSERT_TRUE(wait_for([&] { return message().contains("is not the best move"); }));
    for (int i = 0; i < 5; ++i) QApplication::processEvents();
    EXPECT_EQ(message().toStdString(), wrong + " is not the best move. Try again.");
    EXPECT_EQ(controller().shown(), blunder.parent); // and may be tried once more
    EXPECT_EQ(session().tree().node(blunder.parent).children.size(), nodes);

    play(blunder.text());
    ASSERT_TRUE(wait_for([&] { return message().contains("what was played"); }));
    EXPECT_EQ(controller().shown(), blunder.parent);

    play(best);
    ASSERT_TRUE(wait_for([&] { return message().contains("is the best move"); }));
    for (int i = 0; i < 5; ++i) QApplication::processEvents();
    EXPECT_EQ(message().toStdString(), "Yes, " + best + " is the best move.");
    EXPECT_EQ(session().tree().here().text(), best);
    EXPECT_EQ(session().tree().here().parent, blunder.parent);
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
