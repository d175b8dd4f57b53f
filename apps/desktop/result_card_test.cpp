// The card at the end of a game: who won and how in words, how well both played, and what is next.
#include "apps/desktop/new_game_dialog.hpp"
#include "apps/desktop/panels/accuracy_rings.hpp"
#include "apps/desktop/panels/evaluation_graph.hpp"
#include "apps/desktop/panels/result_card.hpp"
#include "apps/desktop/panels/review_panel.hpp"
#include "apps/desktop/panels/side_tabs.hpp"
#include "apps/desktop/window_test.hpp"

#include <QFileDialog>
#include <QTimer>
#include <QToolButton>

namespace damier::desktop {

namespace {

class CardAtTheEnd : public WindowTest {
protected:
    ResultCard& card() { return window().game_page().card(); }
    void review_ends() {
        Preferences with = window().preferences();
        with.reviews_at_end = true;
        window().set_preferences(with);
    }
    // White throws a man away, and gives up.
    void lose(std::string const& opponent) {
        session::NewGame setup;
        setup.game = "international";
        setup.players = {{}, {"", opponent, {}}};
        ASSERT_TRUE(controller().send(setup));
        window().show_page(Page::game);
        if (opponent.empty()) {
            for (char const* const move : {"32-28", "19-23", "28x19", "14x23", "35-30", "10-14"})
                ASSERT_TRUE(controller().send(session::PlayText{move})) << move;
        }
        ASSERT_TRUE(controller().send(session::Resign{0}));
        for (int i = 0; i < 5; ++i) QApplication::processEvents();
    }
    void press(Act act) {
        for (QToolButton* const one : card().findChildren<QToolButton*>())
            if (one->defaultAction() == window().actions()[act])
                return QTest::mouseClick(one, Qt::LeftButton);
        ADD_FAILURE() << "no such button";
    }
};

TEST_F(CardAtTheEnd, HasRingsMistakesAndTheCourseOfTheGame) {
    review_ends();
    lose({});
    ASSERT_TRUE(wait_for([&] { return card().rings().isVisible(); }));
    ASSERT_TRUE(card().graph().isVisible());
    auto const& players = card().rings().players();
    ASSERT_EQ(players.size(), 2U);
    for (AccuracyRings::Player const& one : players) {
        EXPECT_GE(one.accuracy, 0);
        EXPECT_LE(one.accuracy, 100);
    }
    Review const& review = window().game_page().review().review();
    EXPECT_EQ(players[0].accuracy, review.accuracy(0));
    EXPECT_EQ(players[1].inaccuracies + players[1].mistakes + players[1].blunders,
              review.count(1, Grade::inaccuracy) + review.count(1, Grade::mistake)
                  + review.count(1, Grade::blunder));
    EXPECT_TRUE(board().rect().contains(card().geometry()));
    EXPECT_FALSE(window().game_page().tabs().is_open(&window().game_page().review()));
    picture(window(), "card");
    session::NodeId const end = controller().shown();
    // A click on its graph goes to a move.
    QTest::mouseClick(const_cast<EvaluationGraph*>(&card().graph()), Qt::LeftButton, {},
                      QPoint(4, 20));
    EXPECT_NE(controller().shown(), end);
}

TEST_F(CardAtTheEnd, FitsOnASmallBoardToo) {
    review_ends();
    window().resize(640, 480);
    lose({});
    ASSERT_TRUE(wait_for([&] { return !window().game_page().review().runner().is_running(); }));
    QApplication::processEvents();
    EXPECT_TRUE(board().rect().contains(card().geometry()));
}

TEST_F(CardAtTheEnd, ALookCanBeDoneWithout) {
    lose({});
    EXPECT_FALSE(window().game_page().review().runner().is_running());
    EXPECT_FALSE(card().rings().isVisible());
    EXPECT_FALSE(card().graph().isVisible());
}

TEST_F(CardAtTheEnd, ARematchChangesTheColours) {
    controller().wait_before_answers(std::chrono::hours(1));
    lose("engine:1");
    press(Act::rematch);
    EXPECT_FALSE(session().ending());
    EXPECT_TRUE(session().is_bot(0));
    EXPECT_FALSE(session().is_bot(1));
    EXPECT_TRUE(board().look().is_flipped); // Black sits at the bottom now
}

TEST_F(CardAtTheEnd, LeadsToReviewANewGameAndAFile) {
    lose({});
    QString opened;
    auto const note_and_close = [&] {
        QTimer::singleShot(0, &window(), [&] {
            QWidget* const dialog = QApplication::activeModalWidget();
            if (dialog == nullptr) return;
            opened = QLatin1String(dialog->metaObject()->className());
            dialog->close();
        });
    };
    note_and_close();
    press(Act::new_game);
    EXPECT_TRUE(opened.contains(QStringLiteral("NewGameDialog")));
    note_and_close();
    press(Act::save);
    EXPECT_TRUE(opened.contains(QStringLiteral("FileDialog")));
    press(Act::review);
    EXPECT_TRUE(window().game_page().tabs().is_open(&window().game_page().review()));
    EXPECT_TRUE(window().game_page().review().runner().is_running());
}

} // namespace

} // namespace damier::desktop
