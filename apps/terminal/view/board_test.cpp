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

constexpr Theme themes[] = {Theme::modern, Theme::v06,        Theme::troisil,
                            Theme::ulb,    Theme::multidames, Theme::mansuba};

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

// Fainter where there are colours, and told by a sign everywhere; nothing else moves.
TEST(Board, PiecesThatAreTakenStand) {
    for (game::Game const* const game : catalogue::all()) {
        auto const state = *game->start({}, 1);
        game::Cell taken = 0;
        while (!state->at(taken) || state->at(taken)->owner != 1)
            if (++taken == static_cast<game::Cell>(state->about().cells.size())) break;
        if (taken == static_cast<game::Cell>(state->about().cells.size())) continue; // nobody's
        for (Theme const theme : themes)
            for (int const columns : {36, 40, 60, 80})
                for (bool const has_colour : {false, true}) {
                    SCOPED_TRACE(std::string(game->key()) + ' ' + std::string(name_of(theme)) + ' '
                                 + std::to_string(columns));
                    Look look = look_of(theme, true, columns);
                    look.has_colour = has_colour;
                    std::string const before = draw(*state, look);
                    std::string const board = draw(*state, look, {{}, {}, {}, {taken}});
                    EXPECT_EQ(std::ranges::count(board, ')'), std::ranges::count(before, ')') + 1);
                    EXPECT_EQ(board.find("2m") != std::string::npos, has_colour);
                    auto const lines = split(board, '\n'), lines_before = split(before, '\n');
                    ASSERT_EQ(lines.size(), lines_before.size());
                    for (std::size_t i = 0; i < lines.size(); ++i)
                        EXPECT_LE(std::abs(width(lines[i]) - width(lines_before[i])),
                                  2); // at the edge
                }
    }
}

TEST(Board, AKingThatIsTakenFitsItsSquare) {
    auto const state = *(*catalogue::find("v06"))->read("W:Wa10:BKd7");
    game::Cell king = 0;
    while (!state->at(king) || state->at(king)->owner != 1) ++king;
    Marks const marks{{}, {}, {}, {king}};
    EXPECT_NE(draw(*state, look_of(Theme::v06, true, 80), marks).find("|([X])|"),
              std::string::npos);
    EXPECT_NE(draw(*state, look_of(Theme::v06, true, 60), marks).find("|(X)|"), std::string::npos);
}

TEST(Board, V06HasItsRulesAndLetters) {
    std::string const board = draw(*start("v06"), look_of(Theme::v06, true, 80));
    EXPECT_NE(board.find("|-----------------------------------------------------------|"),
              std::string::npos);
    EXPECT_NE(board.find(" 1 |     |  X  |"), std::string::npos);
    EXPECT_NE(board.find("10 |  O  |     |"), std::string::npos);
}

TEST(Board, TroisilIsTheMatrixOfItsDocument) {
    std::string const board = draw(*start("3il"), look_of(Theme::troisil, true, 80));
    EXPECT_TRUE(board.starts_with("| 0 | 2 | 0 | 2 | 0 | 2 | 0 | 2 | 0 | 2 |\n| 2 | 0 |")) << board;
    EXPECT_TRUE(board.ends_with("| 1 | 0 | 1 | 0 | 1 | 0 | 1 | 0 | 1 | 0 |\n")) << board;
    auto const kings = *(*catalogue::find("3il"))->read("W:WK46:BK5");
    std::string const two = draw(*kings, look_of(Theme::troisil, true, 80));
    EXPECT_TRUE(two.starts_with("| 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 4 |")) << two;
    EXPECT_NE(two.find("\n| 3 | 0 |"), std::string::npos) << two;
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

TEST(Board, MansubaNamesItsRowsAndColumns) {
    auto const state = start("mansuba");
    Look look = look_of(Theme::mansuba, true, 80);
    EXPECT_TRUE(draw(*state, look)
                    .starts_with("     0  1  2  3  4  5  6  7  8  9\n"
                                 "  0 [*] 0  0  0  0  0  0  0  0  *\n"
                                 " 10 [*] 0"));
    look.is_flipped = true;
    EXPECT_TRUE(draw(*state, look)
                    .starts_with("     9  8  7  6  5  4  3  2  1  0\n"
                                 " 90  *  0"));
}

TEST(Board, PlacesThatDoNotExistHaveNoNumber) {
    auto const state = start("mansuba-triangulaire");
    for (Theme const theme : {Theme::v06, Theme::ulb, Theme::multidames}) {
        std::string const board = draw(*state, look_of(theme, true, 80));
        EXPECT_EQ(board.find("22"), std::string::npos) << name_of(theme) << '\n' << board;
        EXPECT_NE(board.find("23"), std::string::npos) << name_of(theme) << '\n' << board;
    }
}

TEST(Legend, NamesTheSignsOfEveryTheme) {
    auto const race = *(*catalogue::find("mansuba"))->start({{"pieces", "mixed"}}, 1);
    EXPECT_EQ(legend(*race, look_of(Theme::modern, false, 80)),
              "Signs: Pawn P p, Tower T t, Elephant E e.");
    EXPECT_EQ(legend(*race, look_of(Theme::mansuba, true, 80)),
              "Signs: Pawn *, Tower #, Elephant &. White's pieces stand in brackets. A place is "
              "the sum of its row and its column: 10 + 2 is 12.");
    EXPECT_EQ(legend(*start("multidames"), look_of(Theme::multidames, true, 80)),
              "Signs: white pawn + (1 point), red pawn x (5 points), black pawn o (8 points).");
    EXPECT_EQ(legend(*start("v06"), look_of(Theme::v06, true, 80)), "");
}

// A white pawn was taken on 11 and a tower on 12; every attempt is told, and whether it failed.
TEST(Report, PrisonersAndFailedEscapes) {
    session::Session table(catalogue::all());
    session::NewGame setup;
    setup.game = "mansuba-enseirb";
    auto const now = std::chrono::steady_clock::time_point{};
    int failed = 0, freed = 0;
    for (int seed = 1; seed < 20; ++seed) {
        std::string text = start("mansuba-enseirb")->text();
        text.replace(text.find("prisoners 0"), 11, "prisoners 2\nwhite pawn 11\nwhite tower 12");
        text.replace(text.find("to-play"), 13, "to-play white");
        std::size_t const at = text.find("random ", text.find("turns "));
        text.replace(at, text.find('\n', at) - at, "random " + std::to_string(seed * 7919));
        setup.position = text;
        table.handle(setup, now);
        ASSERT_TRUE(table.has_game());
        std::string const before = turn_text(table, Look{}, now);
        EXPECT_NE(before.find("Prisoners: White: Pawn 11, Tower 12"), std::string::npos) << before;
        EXPECT_NE(before.find("Black: 4 pieces, 2 taken"), std::string::npos) << before;
        table.handle(session::PlayText{"free 11"}, now);
        bool const is_free = table.state().at(11).has_value();
        ++(is_free ? freed : failed);
        EXPECT_EQ(move_text(table.tree().here()), is_free ? "free 11" : "free 11 (failed)");
        EXPECT_EQ(is_failed(table.tree().here()), !is_free);
    }
    EXPECT_GT(failed, 0);
    EXPECT_GT(freed, 0);
}

TEST(Report, PickingUpAndJumpingAreToldApart) {
    session::Session table(catalogue::all());
    session::NewGame setup;
    setup.game = "multidames";
    setup.seed = 1;
    auto const now = std::chrono::steady_clock::time_point{};
    table.handle(setup, now);
    for (char const* const typed : {"3 3", "2 2", "1 3", "3 3"})
        table.handle(session::PlayText{typed}, now);
    EXPECT_EQ(move_text(table.tree().here()), "1 3 > 3 3");
    EXPECT_TRUE(history_text(table, Look{}).starts_with("1. 3 3 2 2 2. [1 3] > 3 3"))
        << history_text(table, Look{});
}

TEST(Board, MultidamesHeadsStandOverTheirColumns) {
    for (std::string const size : {"6", "8", "10", "12"}) {
        auto const state = *(*catalogue::find("multidames"))->start({{"size", size}}, 1);
        std::string const board = draw(*state, look_of(Theme::multidames, true, 80));
        auto const lines = split(board, '\n');
        std::size_t const head = lines[0].find(size); // the last column
        EXPECT_NE(lines[2].substr(head, 1), " ") << board;
        EXPECT_EQ(lines[2].substr(head - 1, 1), " ") << board;
    }
}

TEST(Board, TheHeldPawnIsSeenWithoutColourInEveryTheme) {
    auto state = start("multidames");
    while (!state->held() && !state->actions().empty()) state = state->after(0);
    for (Theme const theme : themes)
        EXPECT_NE(draw(*state, look_of(theme, true, 80)).find(']'), std::string::npos)
            << name_of(theme);
}

// Whose pieces come first from the top: Black's, unless the board is turned.
TEST(Board, TurningPutsTheOtherSideAtTheBottom) {
    auto const state = start("international");
    Look look = look_of(Theme::modern, true, 80);
    std::string const straight = draw(*state, look);
    EXPECT_LT(straight.find("●"), straight.find("○"));
    look.is_flipped = true;
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
