// The engine in its thread: answers, gives up, and never tells of an old position.
#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/panels/engine_lines.hpp"
#include "apps/desktop/panels/engine_panel.hpp"
#include "apps/desktop/panels/evaluation_bar.hpp"
#include "apps/desktop/panels/evaluation_graph.hpp"
#include "apps/desktop/panels/review_panel.hpp"
#include "apps/desktop/panels/sample_test.hpp"

#include <gtest/gtest.h>

#include <QCheckBox>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTreeWidget>

namespace damier::desktop {
namespace {

struct Panel : testing::Test {
    Panel() : session(new_session("international", usual_moves)) {}
    game::StatePtr state() const { return session.tree().here().state; }
    session::Session session;
    EnginePanel panel;
};

TEST_F(Panel, IsOffUntilAskedFor) {
    panel.look_at(session.game(), state());
    EXPECT_FALSE(panel.is_on());
    EXPECT_TRUE(panel.lines().empty());
    EXPECT_FALSE(panel.evaluation());
}

TEST_F(Panel, ShowsLinesAndArrows) {
    QSignalSpy const changed(&panel, &EnginePanel::lines_changed);
    panel.set_line_count(2);
    panel.set_on(true);
    panel.look_at(session.game(), state());
    ASSERT_TRUE(wait_for([&] { return panel.lines().size() == 2; }));
    EXPECT_FALSE(changed.isEmpty());
    ASSERT_EQ(panel.first_ways().size(), 2u);
    EXPECT_GE(panel.first_ways()[0].size(), 2u);
    EXPECT_TRUE(panel.evaluation());
    QString text = panel.findChild<EngineLines*>()->toPlainText();
    text.replace(QChar(0x2011), u'-');
    for (game::AnalysisLine const& line : panel.lines())
        EXPECT_TRUE(
            text.contains(QString::fromStdString(state()->actions()[line.actions.front()].text)));

    QSignalSpy const played(&panel, &EnginePanel::play_line);
    panel.set_on(false); // so that the line stays the same
    EXPECT_TRUE(panel.lines().empty());
    EXPECT_TRUE(played.isEmpty());
}

// Lines that stay as they are, in a view narrow enough for them to wrap.
struct Lines : testing::Test {
    Lines() : session(new_session("international", usual_moves)) {
        game::StatePtr here = state();
        for (int i = 0; i < 24 && !here->actions().empty(); ++i) {
            line.actions.push_back(0);
            here = here->after(0);
        }
        view.resize(320, 200);
        view.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&view));
        view.show_lines(state(), {line});
    }
    game::StatePtr state() const { return session.tree().here().state; }
    // Where a move stands, by the link under the pointer.
    QPoint place_of(QString const& link) {
        for (int y = 2; y < view.viewport()->height(); y += 3)
            for (int x = 2; x < view.viewport()->width(); x += 3)
                if (view.anchorAt({x, y}) == link) return {x, y};
        return {};
    }
    session::Session session;
    game::AnalysisLine line;
    EngineLines view;
};

TEST_F(Lines, WrapSoThatEveryMoveIsSeen) {
    EXPECT_FALSE(view.horizontalScrollBar()->isVisible());
    QPoint const first = place_of(QStringLiteral("0/0")), last = place_of(QStringLiteral("0/23"));
    ASSERT_FALSE(first.isNull());
    ASSERT_FALSE(last.isNull());
    EXPECT_GT(last.y(), first.y() + view.fontMetrics().height());
}

TEST_F(Lines, AMoveUnderThePointerIsSeenOnASmallBoard) {
    EXPECT_FALSE(view.preview().isVisible());
    QTest::mouseMove(view.viewport(), place_of(QStringLiteral("0/2")));
    ASSERT_TRUE(wait_for([&] { return view.preview().isVisible(); }));
    game::StatePtr const shown = view.preview().state();
    EXPECT_EQ(shown->text(), state()->after(0)->after(0)->after(0)->text());
    // What comes meanwhile does not change the text under the pointer.
    QString const text = view.toPlainText();
    game::AnalysisLine other = line;
    other.actions = {1};
    view.show_lines(state(), {other});
    EXPECT_EQ(view.toPlainText(), text);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&view, &leave);
    EXPECT_FALSE(view.preview().isVisible());
    EXPECT_NE(view.toPlainText(), text);
}

TEST_F(Lines, AClickPlaysUpToThere) {
    QSignalSpy const chosen(&view, &EngineLines::chosen);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, place_of(QStringLiteral("0/4")));
    ASSERT_EQ(chosen.size(), 1);
    EXPECT_EQ(chosen[0][0].value<game::Line>().size(), 5u);
}

TEST_F(Lines, TheKeyboardFindsTheMovesToo) {
    QSignalSpy const chosen(&view, &EngineLines::chosen);
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_Tab);
    QTest::keyClick(&view, Qt::Key_Tab);
    QTest::keyClick(&view, Qt::Key_Return);
    ASSERT_EQ(chosen.size(), 1);
    EXPECT_EQ(chosen[0][0].value<game::Line>().size(), 2u);
}

TEST_F(Panel, AThreatIsTheOthersMove) {
    panel.findChild<QCheckBox*>()->setChecked(true);
    panel.set_on(true);
    panel.look_at(session.game(), state()); // White is to move
    ASSERT_TRUE(wait_for([&] { return !panel.lines().empty(); }));
    std::vector<game::Cell> const way = panel.first_ways().front();
    ASSERT_FALSE(way.empty());
    EXPECT_EQ(state()->at(way.front())->owner, 1);
    EXPECT_FALSE(panel.evaluation()); // it is not what the position is worth
}

TEST_F(Panel, SaysWhenThereIsNoEngine) {
    session::Session const other = new_session("multidames");
    panel.set_on(true);
    panel.look_at(other.game(), other.tree().here().state);
    EXPECT_TRUE(panel.lines().empty());
    EXPECT_FALSE(panel.findChild<EngineLines*>()->isEnabled());
    panel.clear();
    EXPECT_FALSE(panel.evaluation());
}

TEST(Bar, SaysWhatItShows) {
    EvaluationBar bar;
    EXPECT_FALSE(bar.accessibleDescription().isEmpty());
    bar.show(Evaluation{1.25, {}, 0.6, 0.3, 0.1});
    EXPECT_TRUE(bar.accessibleDescription().contains(QStringLiteral("60")));
    bar.show(std::nullopt);
    EXPECT_FALSE(bar.accessibleDescription().contains(QStringLiteral("60")));
}

struct Graph : testing::Test {
    Graph() {
        std::vector<GraphPoint> points;
        for (int i = 0; i < 11; ++i)
            points.push_back({i, Evaluation{0, {}, i / 10.0, 1 - i / 10.0, 0},
                              i == 7 || i == 3 ? Grade::blunder : Grade::good, QString::number(i)});
        graph.resize(300, 100);
        graph.set_points(points);
        QObject::connect(&graph, &EvaluationGraph::node_chosen, [this](int node) {
            chosen = node;
            graph.set_current(node);
        });
    }
    EvaluationGraph graph;
    int chosen = -1;
};

TEST_F(Graph, AClickGoesToTheNearestMove) {
    for (int i = 0; i < 11; ++i) {
        QTest::mouseClick(&graph, Qt::LeftButton, {}, graph.place_of(i).toPoint());
        EXPECT_EQ(chosen, i);
    }
}

TEST_F(Graph, KeysWalkAndFindMistakes) {
    QTest::keyClick(&graph, Qt::Key_Home);
    EXPECT_EQ(chosen, 0);
    QTest::keyClick(&graph, Qt::Key_Right);
    EXPECT_EQ(chosen, 1);
    QTest::keyClick(&graph, Qt::Key_PageDown);
    EXPECT_EQ(chosen, 3);
    QTest::keyClick(&graph, Qt::Key_PageDown);
    EXPECT_EQ(chosen, 7);
    QTest::keyClick(&graph, Qt::Key_PageUp);
    EXPECT_EQ(chosen, 3);
    QTest::keyClick(&graph, Qt::Key_End);
    EXPECT_EQ(chosen, 10);
}

TEST(Graphs, AnEmptyOneSurvives) {
    EvaluationGraph graph;
    QTest::keyClick(&graph, Qt::Key_Right);
    QTest::mouseClick(&graph, Qt::LeftButton);
    graph.grab();
}

ReviewSettings quick() {
    ReviewSettings settings;
    settings.limits.nodes = 3000;
    settings.engine.table_megabytes = 1;
    return settings;
}

// 27-21 gives a man for nothing.
session::Session with_a_blunder() {
    session::Session session(catalogue::all());
    session::NewGame setup;
    setup.game = "international";
    setup.position = "B:W27,46,47,48:B1,2,3,16";
    session.handle(setup, {});
    for (char const* move : {"1-7", "27-21", "16x27", "48-42"})
        session.handle(session::PlayText{move}, {});
    return session;
}

TEST(Runner, FindsAManThrownAway) {
    session::Session const session = with_a_blunder();
    ReviewRunner runner;
    QSignalSpy const finished(&runner, &ReviewRunner::finished),
        progress(&runner, &ReviewRunner::progress);
    ASSERT_TRUE(runner.start(session.game(), session.tree(), session.played_line(), quick()));
    ASSERT_TRUE(wait_for([&] { return !finished.isEmpty(); }));
    EXPECT_EQ(progress.last()[0].toInt(), 5);
    EXPECT_EQ(progress.last()[1].toInt(), 5);
    Review const& review = runner.review();
    ASSERT_EQ(review.moves.size(), 4u);
    EXPECT_GE(review.moves[1].grade, Grade::inaccuracy) << review.moves[1].loss;
    EXPECT_EQ(review.moves[1].seat, 0);
    EXPECT_FALSE(review.moves[1].better.empty());
}

TEST(Runner, CanBeCancelledAndStartedAgain) {
    session::Session const session = new_session("international", usual_moves);
    ReviewRunner runner;
    QSignalSpy const finished(&runner, &ReviewRunner::finished),
        cancelled(&runner, &ReviewRunner::cancelled);
    ReviewSettings endless;
    endless.limits.move_time = std::chrono::hours(1);
    ASSERT_TRUE(runner.start(session.game(), session.tree(), session.played_line(), endless));
    runner.cancel();
    EXPECT_EQ(cancelled.size(), 1);
    EXPECT_FALSE(runner.is_running());
    ASSERT_TRUE(runner.start(session.game(), session.tree(), session.played_line(), quick()));
    ASSERT_TRUE(wait_for([&] { return !finished.isEmpty(); }));
    EXPECT_EQ(finished.size(), 1);
}

TEST(Runner, RefusesWhatItCannotJudge) {
    ReviewRunner runner;
    session::Session const empty = new_session("international");
    EXPECT_FALSE(runner.start(empty.game(), empty.tree(), empty.played_line(), quick()));
    session::Session other = new_session("multidames");
    other.handle(session::PlayAction{0}, {});
    EXPECT_FALSE(runner.start(other.game(), other.tree(), other.played_line(), quick()));
    EXPECT_FALSE(runner.is_running());
}

TEST(ReviewPanels, ListMistakesAndAskForThem) {
    session::Session session =
        new_session("international", {"32-28", "18-22", "28x17", "11x22", "34-29", "22-27"});
    ReviewPanel panel;
    panel.set_game(&session.game(), session.tree(), session.played_line());
    panel.start_with(quick());
    ASSERT_TRUE(wait_for([&] { return !panel.runner().is_running(); }));
    auto* list = panel.findChild<QTreeWidget*>();
    ASSERT_GT(list->topLevelItemCount(), 0);
    QSignalSpy const chosen(&panel, &ReviewPanel::mistake_chosen),
        retried(&panel, &ReviewPanel::retry_wanted), kept(&panel, &ReviewPanel::keep_wanted);
    list->setCurrentItem(list->topLevelItem(0));
    for (QPushButton* button : panel.findChildren<QPushButton*>())
        if (button->isEnabled() && button->text() != QLatin1String("Review the game"))
            button->click();
    ASSERT_EQ(chosen.size(), 1);
    ASSERT_EQ(retried.size(), 1);
    EXPECT_EQ(kept.size(), 1);
    EXPECT_EQ(chosen[0][0].toInt(), panel.review().mistakes().front()->node);
    // Another game has no review yet.
    session::Session const other = new_session("russian");
    panel.set_game(&other.game(), other.tree(), other.played_line());
    EXPECT_EQ(list->topLevelItemCount(), 0);
}

} // namespace
} // namespace damier::desktop
