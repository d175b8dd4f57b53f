#include "apps/desktop/new_game_dialog.hpp"

#include "apps/desktop/clock_editor.hpp"
#include "apps/desktop/seat_editor.hpp"
#include "apps/desktop/window_test.hpp"

#include "damier/catalogue/catalogue.hpp"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace damier::desktop {

namespace {

class NewGame : public WindowTest {
protected:
    NewGameDialog dialog_{catalogue::all(), Look{}};
};

TEST_F(NewGame, EveryGameCanBeStartedAsItStands) {
    for (game::Game const* const game : catalogue::all()) {
        dialog_.choose_game(game->key());
        auto const setup = dialog_.chosen();
        ASSERT_TRUE(setup) << game->key() << ": " << in_english(setup.error());
        EXPECT_EQ(setup->game, game->key());
        EXPECT_TRUE(controller().send(*setup)) << game->key();
    }
}

TEST_F(NewGame, TheSearchChoosesWhatItFinds) {
    dialog_.choose_game("international");
    auto* const search = dialog_.findChild<QLineEdit*>();
    QTest::keyClicks(search, QStringLiteral("turk"));
    EXPECT_EQ(dialog_.chosen()->game, "turkish");
    search->clear();
    QTest::keyClicks(search, QStringLiteral("draughts")); // what is chosen already may stay
    EXPECT_EQ(dialog_.chosen()->game, "turkish");
}

TEST_F(NewGame, RemembersTheLastChoice) {
    dialog_.choose_game("frisian");
    dialog_.findChild<ClockEditor*>()->set_controls(*session::read_time_controls("5m+3s"));
    dialog_.remember();
    NewGameDialog const again(catalogue::all(), Look{});
    ASSERT_TRUE(again.chosen());
    EXPECT_EQ(again.chosen()->game, "frisian");
    EXPECT_EQ(session::to_text(again.chosen()->clock), "5m+3s");
}

TEST_F(NewGame, TheComputerPlaysWithPoints) {
    dialog_.choose_game("russian");
    auto* const seat = dialog_.findChildren<SeatEditor*>().at(1);
    auto* const points = seat->findChild<QSpinBox*>();
    EXPECT_TRUE(points->isHidden());
    auto* const kind = seat->findChild<QComboBox*>();
    kind->setCurrentIndex(kind->count() - 1);
    EXPECT_FALSE(points->isHidden());
    points->setValue(1450);
    picture(dialog_, "new-points");
    auto const setup = dialog_.chosen();
    ASSERT_TRUE(setup);
    EXPECT_EQ(setup->players[1].bot, "engine:1450");
    EXPECT_TRUE(controller().send(*setup));
    dialog_.remember();
    NewGameDialog const again(catalogue::all(), Look{});
    EXPECT_EQ(again.chosen()->players[1].bot, "engine:1450");
    dialog_.choose_game("mansuba"); // has no such player
    EXPECT_TRUE(dialog_.findChildren<SeatEditor*>().at(1)->findChild<QSpinBox*>()->isHidden());
}

TEST_F(NewGame, AnImpossiblePositionIsExplained) {
    dialog_.choose_game("international");
    dialog_.set_position("W:W99:B1");
    EXPECT_FALSE(dialog_.chosen());
    dialog_.set_position("B:W31,32:B1,2");
    ASSERT_TRUE(dialog_.chosen());
    EXPECT_EQ(dialog_.chosen()->position, "B:W31,32:B1,2");
}

TEST_F(NewGame, SpeaksFrench) {
    QString const english = dialog_.windowTitle();
    window().set_language("fr");
    EXPECT_NE(dialog_.windowTitle(), english);
    dialog_.choose_game("international");
    picture(dialog_, "new-game");
    dialog_.choose_game("mansuba");
    picture(dialog_, "new-mansuba");
    window().set_language("en");
    EXPECT_EQ(dialog_.windowTitle(), english);
}

TEST(ClockEditor, KeepsEveryKindOfClock) {
    ClockEditor editor;
    for (char const* const text :
         {"", "10m", "5m+3s", "5m d3s", "5m b3s", "20s/move", "40/90m", "10m+5x30s", "hourglass 1m",
          "40/90m,30m", "40/90m+30s,15m+30s", "5m+3s | 1m", "90s"}) {
        auto const controls = session::read_time_controls(text);
        ASSERT_TRUE(controls) << text;
        editor.set_controls(*controls);
        ASSERT_TRUE(editor.controls()) << text;
        EXPECT_EQ(*editor.controls(), *controls) << text;
    }
}

} // namespace

} // namespace damier::desktop
