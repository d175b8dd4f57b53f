// The start page by mouse and keyboard: what the card asks becomes a game, every game is there.
#include "apps/desktop/start_page.hpp"

#include "apps/desktop/chips.hpp"
#include "apps/desktop/families.hpp"
#include "apps/desktop/game_tile.hpp"
#include "apps/desktop/panels/engine_panel.hpp"
#include "apps/desktop/panels/fonts.hpp"
#include "apps/desktop/play_card.hpp"
#include "apps/desktop/settings.hpp"
#include "apps/desktop/window_test.hpp"

#include "damier/catalogue/catalogue.hpp"

#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSlider>

#include <algorithm>
#include <map>
#include <set>

namespace damier::desktop {

namespace {

class FirstPage : public WindowTest {
protected:
    void SetUp() override {
        settings().clear();
        WindowTest::SetUp();
        window().show_page(Page::start);
        QApplication::processEvents();
    }
    void TearDown() override {
        WindowTest::TearDown();
        settings().clear();
    }
    PlayCard& card() { return window().start_page().card(); }
    void press(QString const& text) {
        for (QPushButton* const one : window().start_page().findChildren<QPushButton*>())
            if (one->text() == text && one->isVisible())
                return QTest::mouseClick(one, Qt::LeftButton);
        FAIL() << "there is no button " << text.toStdString();
    }
    GameTile* tile(std::string_view key) {
        for (GameTile* const one : window().start_page().findChildren<GameTile*>())
            if (one->game().key() == key) return one;
        return nullptr;
    }
};

TEST_F(FirstPage, OnePressPlays) {
    picture(window(), "start");
    QTest::mouseClick(&card().play_button(), Qt::LeftButton);
    ASSERT_TRUE(controller().has_game());
    EXPECT_EQ(session().game().key(), "international");
    EXPECT_FALSE(session().is_bot(0));
    EXPECT_TRUE(session().is_bot(1));
    EXPECT_FALSE(controller().has_clock());
}

TEST_F(FirstPage, SideStrengthAndClockAreChosen) {
    press(QStringLiteral("Black"));
    press(QStringLiteral("5+3"));
    auto* const slider = card().findChild<QSlider*>();
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_End);
    QTest::mouseClick(&card().play_button(), Qt::LeftButton);
    ASSERT_TRUE(controller().has_game());
    EXPECT_TRUE(session().is_bot(0));
    EXPECT_FALSE(session().is_bot(1));
    EXPECT_EQ(session().setup().players[0].bot, "engine:2400");
    EXPECT_TRUE(controller().has_clock());
    EXPECT_TRUE(window().preferences().look.is_flipped); // Black sits at the bottom
    // And the next window asks for the same.
    window().close();
    open_window();
    EXPECT_EQ(card().choice().side, 1);
    EXPECT_EQ(card().choice().clock, "5m+3s");
    EXPECT_EQ(card().choice().strength, 100);
}

TEST_F(FirstPage, ThePageIsUsedWithTheKeyboardAlone) {
    EXPECT_EQ(window().focusWidget(), &card().play_button());
    GameTile* const russian = tile("russian");
    tile("international")->setFocus();
    QTest::keyClick(tile("international"), Qt::Key_Right);
    EXPECT_EQ(window().focusWidget(), russian);
    QTest::keyClick(russian, Qt::Key_Return);
    EXPECT_EQ(card().choice().game, "russian");
    EXPECT_EQ(window().focusWidget(), &card().play_button());
    QTest::keyClick(&card().play_button(), Qt::Key_Space);
    ASSERT_TRUE(controller().has_game());
    EXPECT_EQ(session().game().key(), "russian");
}

TEST_F(FirstPage, EveryGameIsThereOnceAndCanBePlayedFromTheCard) {
    std::multiset<std::string> listed;
    for (Family const& family : families(catalogue::all())) {
        EXPECT_NE(family.name, "Others");
        for (game::Game const* const game : family.games) listed.insert(std::string(game->key()));
    }
    EXPECT_EQ(families(catalogue::all()).front().games.front()->key(), "international");
    EXPECT_EQ(favourites(catalogue::all()).size(), 6U);
    for (game::Game const* const game : catalogue::all()) {
        EXPECT_EQ(listed.count(std::string(game->key())), 1U) << game->key();
        for (int const side : {0, 1, PlayChoice::random_side, PlayChoice::all_sides}) {
            PlayChoice choice;
            choice.game = game->key();
            choice.side = side;
            session::NewGame const setup = setup_of(choice, *game, 7);
            ASSERT_TRUE(controller().send(setup)) << game->key();
            auto const computers = std::ranges::count_if(
                setup.players, [](session::Player const& one) { return !one.bot.empty(); });
            auto const seats = static_cast<long>(setup.players.size());
            EXPECT_EQ(computers, side == PlayChoice::all_sides ? 0 : seats - 1) << game->key();
        }
        for (int const strength : {0, 50, 100})
            EXPECT_FALSE(strength_text(*game, strength).isEmpty()) << game->key();
    }
}

TEST_F(FirstPage, TheSearchLeavesWhatItFinds) {
    auto* const search = window().start_page().findChild<QLineEdit*>();
    QTest::keyClicks(search, QStringLiteral("mansuba"));
    QApplication::processEvents();
    int shown = 0;
    for (GameTile const* const one : window().start_page().findChildren<GameTile*>())
        if (one->isVisibleTo(&window())
            && one->game().key().find("mansuba") != std::string_view::npos)
            ++shown;
    EXPECT_EQ(shown, 4);
    search->setText(QStringLiteral("no such game"));
    QApplication::processEvents();
    picture(window(), "start-nothing");
    search->clear();
}

TEST_F(FirstPage, AnalysisIsOnePressAway) {
    press(QStringLiteral("Analyse"));
    ASSERT_TRUE(controller().has_game());
    EXPECT_TRUE(controller().can_try_out());
    EXPECT_TRUE(window().game_page().engine().is_on());
}

TEST_F(FirstPage, EachFavouriteSaysHowItDiffers) {
    std::set<std::string> lines;
    for (game::Game const* const game : favourites(catalogue::all()))
        lines.insert(in_english(catalogue::difference(*game)));
    EXPECT_EQ(lines.size(), 6U);
    EXPECT_FALSE(lines.contains(""));
    press(QStringLiteral("Learn endings…"));
    EXPECT_FALSE(window().start_page().isVisible());
}

TEST_F(FirstPage, FavouritesStandInFullRows) {
    for (int const width : {800, 1280, 1920, 2560}) {
        window().resize(width, 800);
        QApplication::processEvents();
        std::map<int, int> rows; // by their height on the page
        for (GameTile const* const tile : window().start_page().findChild<TileGrid*>()->tiles())
            ++rows[tile->y()];
        for (auto const& [top, count] : rows) EXPECT_EQ(count, rows.begin()->second) << width;
    }
}

TEST_F(FirstPage, FitsIntoASmallWindowWithAGameAtHand) {
    start("english");
    start("international"); // and one that is kept
    auto const* const area = window().start_page().findChild<QScrollArea*>();
    for (char const* const language : {"en", "fr", "nl", "ru"}) {
        window().set_language(language);
        window().show_page(Page::start);
        for (QSize const size : {QSize(2560, 1440), QSize(800, 600)}) {
            window().resize(size);
            for (int i = 0; i < 5; ++i) QApplication::processEvents();
            EXPECT_LE(area->widget()->width(), area->viewport()->width())
                << language << size.width();
        }
    }
}

TEST_F(FirstPage, NamesOfGamesAreNotCut) {
    window().resize(1280, 800);
    QApplication::processEvents();
    for (GameTile const* const tile : window().start_page().findChildren<GameTile*>())
        EXPECT_LE(QFontMetrics(bold(tile->font())).horizontalAdvance(tile->text()),
                  tile->room_for_words())
            << tile->text().toStdString();
}

TEST_F(FirstPage, InternationalComesFirstAndTheDocumentsGamesHaveTheirOwnHeading) {
    std::vector<TileGrid const*> grids;
    for (TileGrid const* const grid : window().start_page().findChildren<TileGrid*>())
        grids.push_back(grid);
    ASSERT_GT(grids.size(), 3U);
    EXPECT_EQ(grids[0]->tiles().front()->game().key(), "international"); // the favourites
    EXPECT_EQ(grids[1]->tiles().front()->game().key(), "international"); // all games
    std::set<std::string> of_documents;
    for (GameTile const* const tile : grids.back()->tiles())
        of_documents.insert(std::string(tile->game().key()));
    for (char const* const key : {"v06", "3il", "ulb", "multidames", "mansuba"})
        EXPECT_TRUE(of_documents.contains(key)) << key;
    EXPECT_EQ(grids.back()->accessibleName(), QStringLiteral("Games of the course documents"));
}

TEST_F(FirstPage, ContinueLeadsBackToTheGame) {
    start("frisian");
    controller().send(session::PlayAction{0, {}});
    window().show_page(Page::start);
    press(QStringLiteral("Continue"));
    EXPECT_TRUE(window().game_page().isVisible());
    EXPECT_EQ(session().game().key(), "frisian");
    EXPECT_EQ(session().tree().size(), 2U);
}

TEST_F(FirstPage, WhatAGameIsLikeComesFromItsRules) {
    auto const of = [](char const* key) {
        return badges(**catalogue::find(key)).join(QStringLiteral(", ")).toStdString();
    };
    EXPECT_EQ(of("international"), "10×10, flying kings, men capture backwards too");
    EXPECT_NE(of("english").find("8×8"), std::string::npos);
}

} // namespace

} // namespace damier::desktop
