// A match in its window: games at several boards, colours changed, a score that adds up.
#include "apps/desktop/match_dialog.hpp"
#include "apps/desktop/window_test.hpp"

#include "damier/catalogue/catalogue.hpp"

#include <QHeaderView>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>

namespace damier::desktop {

namespace {

TEST(Match, IsPlayedAtSeveralBoardsAndTold) {
    MatchDialog dialog(catalogue::all(), {}, {});
    dialog.choose_game("russian");
    dialog.show();
    EXPECT_TRUE(dialog.findChild<BoardWidget*>()->state()); // something to see before it begins
    auto const numbers = dialog.findChildren<QSpinBox*>();
    for (QSpinBox* const one : numbers) {
        if (one->accessibleName() == QLatin1String("Number of games")) one->setValue(2);
        if (one->accessibleName() == QLatin1String("Boards at a time")) one->setValue(2);
        if (one->accessibleName() == QLatin1String("Milliseconds for each move")) one->setValue(10);
    }
    QSignalSpy const finished(&dialog.runner(), &MatchRunner::finished);
    for (QPushButton* const one : dialog.findChildren<QPushButton*>())
        if (one->text() == QLatin1String("Start the match")) one->click();
    ASSERT_TRUE(dialog.runner().is_running());
    std::size_t boards = 0;
    QObject::connect(&dialog.runner(), &MatchRunner::moved, [&] {
        boards = std::max<std::size_t>(boards, static_cast<std::size_t>(dialog.runner().tables()));
    });
    ASSERT_TRUE(QTest::qWaitFor([&] { return !finished.isEmpty(); }, 120000));
    EXPECT_EQ(boards, 2U);
    auto const* const table = dialog.findChild<QTableWidget*>();
    EXPECT_EQ(table->rowCount(), 2);
    EXPECT_LE(table->horizontalHeader()->length(), table->viewport()->width());
    auto const score = dialog.runner().score(0), other = dialog.runner().score(1);
    EXPECT_EQ(score.wins + score.draws + score.losses, 2);
    EXPECT_EQ(score.points() + other.points(), 2);
    for (int i = 0; i < 2; ++i) EXPECT_EQ(dialog.runner().games()[i]->first, i % 2);
}

TEST(Match, SaysWhyItCannotBegin) {
    MatchRunner runner({});
    MatchRunner::Plan plan;
    plan.game = *catalogue::find("international");
    plan.players[0].bot = "engine:1";
    plan.players[1].bot = "hub:/nowhere/at/all";
    EXPECT_FALSE(runner.start(plan)); // nobody has told how to invite programs
    EXPECT_FALSE(runner.is_running());
}

} // namespace

} // namespace damier::desktop
