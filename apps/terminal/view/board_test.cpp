// Boards as characters: every theme, with and without Unicode, turned, narrow.
#include "apps/terminal/view/board.hpp"
#include "apps/terminal/view/layout.hpp"
#include "apps/terminal/view/report.hpp"

#include "damier/base/text.hpp"
#include "damier/catalogue/catalogue.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace damier::terminal {
namespace {

game::StatePtr start(std::string_view key) { return *(*catalogue::find(key))->start({}, 1); }

bool is_ascii(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 128; });
}

Look look_of(Theme theme, bool has_unicode, int columns) {
    Look look;
    look.theme = theme;
    look.has_unicode = has_unicode;
    look.columns = columns;
    return look;
}

constexpr Theme themes[] = {Theme::modern, Theme::v06, Theme::ulb, Theme::multidames,
                            Theme::mansuba};

TEST(Board, FitsSixtyColumnsInEveryThemeAndGame) {
    for (game::Game const* const game : catalogue::all()) {
        auto const state = *game->start({}, 1);
        for (Theme const theme : themes) {
            std::string const board = draw(*state, look_of(theme, true, 60));
            for (std::string_view const line : split(board, '\n'))
                EXPECT_LE(width(line), 60) << game->key() << ' ' << name_of(theme);
        }
    }
}

TEST(Board, ModernFitsFortyColumns) {
    for (game::Game const* const game : catalogue::all()) {
        auto const state = *game->start({}, 1);
        for (bool const has_colour : {false, true}) {
            Look look = look_of(Theme::modern, true, 40);
            look.has_colour = has_colour;
            std::string const board = draw(*state, look);
            for (std::string_view const line : split(board, '\n'))
                EXPECT_LE(width(line), 40) << game->key();
        }
    }
}

TEST(Board, PlainCharactersAreEnough) {
    for (game::Game const* const game : catalogue::all()) {
        auto const state = *game->start({}, 1);
        for (Theme const theme : themes)
            EXPECT_TRUE(is_ascii(draw(*state, look_of(theme, false, 80))))
                << game->key() << ' ' << name_of(theme);
    }
}

TEST(Board, NoEscapeSequenceWithoutColour) {
    for (game::Game const* const game : catalogue::all())
        for (Theme const theme : themes)
            EXPECT_EQ(draw(**game->start({}, 1), look_of(theme, true, 80)).find('\x1b'),
                      std::string::npos);
}

TEST(Board, V06HasItsRulesAndLetters) {
    std::string const board = draw(*start("v06"), look_of(Theme::v06, true, 80));
    EXPECT_NE(board.find("|-----------------------------------------------------------|"),
              std::string::npos);
    EXPECT_NE(board.find(" 1 |     |  X  |"), std::string::npos);
    EXPECT_NE(board.find("10 |  O  |     |"), std::string::npos);
}

TEST(Board, UlbShowsWhoIsToMoveAtTheBottom) {
    auto state = start("ulb");
    Look const look = look_of(Theme::ulb, true, 80);
    EXPECT_TRUE(draw(*state, look).starts_with("▇ ○ ▇ ○"));
    EXPECT_TRUE(draw(*state->after(0), look).starts_with("▇ ● ▇ ●"));
}

TEST(Board, MultidamesPutsTheHeldPawnInBrackets) {
    auto state = start("multidames");
    while (!state->held() && !state->actions().empty()) state = state->after(0);
    std::string const board = draw(*state, look_of(Theme::multidames, true, 80));
    EXPECT_NE(board.find('['), std::string::npos);
    EXPECT_TRUE(board.starts_with("   1 2 3 4 5 6 7 8\n  ----------------\n1 "));
}

// Whose pieces come first from the top: Black's, unless the board is turned.
TEST(Board, TurningPutsTheOtherSideAtTheBottom) {
    auto const state = start("international");
    Look look = look_of(Theme::modern, true, 80);
    std::string const straight = draw(*state, look);
    EXPECT_LT(straight.find("●"), straight.find("○"));
    look.is_turned = true;
    std::string const turned = draw(*state, look);
    EXPECT_LT(turned.find("○"), turned.find("●"));
}

TEST(Clock, Text) {
    using namespace std::chrono_literals;
    session::Reading reading;
    reading.has_clock = true;
    reading.left = 298s;
    EXPECT_EQ(clock_text(reading), "4:58");
    reading.left = 9500ms;
    EXPECT_EQ(clock_text(reading), "0:09.5");
    reading.left = 3723s;
    EXPECT_EQ(clock_text(reading), "1:02:03");
}

TEST(Layout, Wraps) {
    EXPECT_EQ(wrapped("one two three", 7, "  "), "one two\n  three");
    EXPECT_EQ(width("\x1b[1m▇é\x1b[0m"), 2);
    EXPECT_EQ(in_columns({"a", "bb", "c"}, 6), "a   bb\nc\n");
}

} // namespace
} // namespace damier::terminal
