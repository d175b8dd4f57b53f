// Every oddity that collections of real games have shown, in small files of our own: each is read
// as it was meant, and `pdn check` and reading agree about what is wrong.
#include "damier/catalogue/catalogue.hpp"
#include "damier/records/check.hpp"

#include <gtest/gtest.h>

namespace damier {
namespace {

struct Oddity {
    std::string_view what, file;
    std::string_view game;  // the key, or "none"
    std::string_view moves; // of the main line, as they are written again
    long errors = 0;
};

constexpr Oddity oddities[] = {
    {"blanks within a move", "[GameType \"20\"]\n1. 32 - 28 19 - 23 2. 28 x 19 14 x 23 *",
     "international", "32-28 19-23 28x19 14x23"},
    {"no sign within a move", "[GameType \"20\"]\n1. 3228 1923 *", "international", "32-28 19-23"},
    {"no dot behind the number, a number before every move",
     "[GameType \"20\"]\n1 32-28 1... 19-23 02. 28x19 *", "international", "32-28 19-23 28x19"},
    {"a dot behind a move", "[GameType \"20\"]\n1. 32-28. 19-23. *", "international",
     "32-28 19-23"},
    {"dashes of a word processor", "[GameType \"20\"]\n1. 32\u201328 19\u221223 2. 28\u00D719 *",
     "international", "32-28 19-23 28x19"},
    {"dashes of a word processor in Windows-1252",
     "[GameType \"20\"]\n1. 32\x96"
     "28 19\x97"
     "23 *",
     "international", "32-28 19-23"},
    {"zeros in front", "[GameType \"21\"]\n1. 11-15 22-18 2. 15x22 25x18 3. 08-11 *", "english",
     "11-15 22-18 15x22 25x18 8-11"},
    {"all squares of a capture", "[GameType \"20\"]\n[FEN \"W:W39:B33,22\"]\n1. 39x28x17 *",
     "international", "39x17"},
    {"a capture jump by jump", "[GameType \"20\"]\n[FEN \"W:W39:B33,22\"]\n1. 39x28 28x17 *",
     "international", "39x17"},
    {"a capture by its ends, which two captures have",
     "[GameType \"21\"]\n[FEN \"B:W14,15,22,23:B1,10\"]\n1. 10x26 14-9 *", "english",
     "10x19x26 14-9"},
    {"no GameType, ten by ten", "[White \"a\"]\n1. 32-28 19-23 2. 28x19 14x23 *", "international",
     "32-28 19-23 28x19 14x23"},
    {"no GameType, eight by eight", "[White \"a\"]\n1. 11-15 23-19 2. 8-11 22-17 *", "english",
     "11-15 23-19 8-11 22-17"},
    {"no GameType, letters", "1. c3-d4 d6-c5 2. b2-c3 f6-g5 *", "russian",
     "c3-d4 d6-c5 b2-c3 f6-g5"},
    {"numbers in the position, letters in the moves",
     "[FEN \"W:W29,30,31,32,25,26,27,28,21,22,23,24:B9,10,11,12,5,6,7,8,1,2,3,4.\"]\n"
     "1. c3-d4 d6-e5 2. b2-c3 e7-d6 *",
     "russian", "c3-d4 d6-e5 b2-c3 e7-d6"},
    {"no GameType, twelve by twelve", "1. 44-38 28-33 2. 38x27 *", "canadian", "44-38", 1},
    {"a position without moves and without a GameType", "[FEN \"W:W21,K30:B5,K12\"]\n*", "english",
     ""},
    {"wrong corner in the GameType", "[GameType \"20,W,10,10,N1,0\"]\n1. 32-28 *", "international",
     "32-28"},
    {"letters where numbers are usual", "[GameType \"21,B,8,8,A0,0\"]\n1. c3-b4 f6-e5 *", "english",
     "11-16 22-18"},
    {"letters of a game that usually counts, named in words only",
     "[Variant \"American/English\"]\n1. c3-b4 d6-e5 2. g3-h4 b6-a5 3. d2-c3 c7-d6 4. h2-g3 f6-g5 "
     "5. h4xf6 e7xg5 *",
     "english", "11-16 23-18 9-13 24-20 7-11 27-23 5-9 22-17 13x22 26x17"},
    {"a position with a dot at its end", "[GameType \"21\"]\n[FEN \"W:W21,K30:B5,K12.\"]\n*",
     "english", ""},
    {"a position without pieces", "[GameType \"21\"]\n[FEN \"W::.\"]\n*", "none", "", 1},
    {"a position of nobody's turn", "[GameType \"20\"]\n[FEN \"?:W31:B2\"]\n*", "none", "", 1},
    {"a man where it would be a king", "[GameType \"21\"]\n[FEN \"W:W1,18:B30\"]\n*", "none", "",
     1},
    {"a result in small print", "[GameType \"20\"]\n1. 32-28 19-23 1\u00BD-\u00BD", "international",
     "32-28 19-23"},
    {"results of every style", "[GameType \"20\"]\n[Result \"1-0\"]\n1. 32-28 19-23 2-0",
     "international", "32-28 19-23"},
    {"the header and the end differ", "[GameType \"20\"]\n[Result \"2-0\"]\n1. 32-28 0-2",
     "international", "32-28"},
    {"a tag twice, one behind the moves",
     "[GameType \"20\"]\n[White \"a\"]\n[White \"b\"]\n1. 32-28 *\n[FILENAME \"x.pdn\"]",
     "international", "32-28"},
    {"tags in another language", "[Bianco \"a\"]\n[Nero \"b\"]\n[GameType \"22\"]\n1. 23-19 *",
     "italian", "23-19"},
    {"a wrapper of a web page", "[pgn]\n[GameType \"20\"]\n1. 32-28 *\n[/pgn]", "international",
     "32-28"},
    {"braces within a comment", "[GameType \"20\"]\n1. 32-28 {so {they} say} 19-23 *",
     "international", "32-28 19-23"},
    {"a comment that does not end", "[GameType \"20\"]\n1. 32-28 {so they say 19-23 *",
     "international", "32-28", 1},
    {"a variation that does not end", "[GameType \"20\"]\n1. 32-28 (1. 31-27 *", "international",
     "32-28", 1},
    {"a variation before any move", "[GameType \"20\"]\n(1. 31-27) 1. 32-28 *", "international",
     "32-28", 1},
    {"a move that nobody wrote down", "[GameType \"20\"]\n1. 32-28 - 2. 37-32 *", "international",
     "32-28"},
    {"the only move", "[GameType \"20\"]\n1. 32-28* 19-23 *", "international", "32-28 19-23"},
    {"a sentence glued to a move", "[GameType \"21\"]\n1. 11-15 23-19Whitelostontime *", "english",
     "11-15", 1},
    {"marks of strength of every kind", "[GameType \"20\"]\n1. 32-28! 19-23?! 2. 28x19(?) $7 *",
     "international", "32-28 19-23 28x19"},
    {"clocks of both players",
     "[GameType \"20\"]\n1. 32-28 {[%clock w0:09:57 B0:10:00]} 19-23 {[%clk 0:09:59]} *",
     "international", "32-28 19-23"},
    {"a time control without clocks", "[GameType \"20\"]\n[TimeControl \"300+0\"]\n1. 32-28 *",
     "international", "32-28"},
    {"Russian names in Windows-1251",
     "[White \"\xC8\xE2\xE0\xED\xEE\xE2\"]\n[GameType \"25\"]\n1. c3-d4 *", "russian", "c3-d4"},
    {"a mark of the order of bytes and the line ends of another system",
     "\xEF\xBB\xBF[GameType \"20\"]\r\n\r\n1. 32-28\r\n19-23 *\r\n", "international",
     "32-28 19-23"},
    {"the line ends of an old system", "[GameType \"20\"]\r1. 32-28 19-23 *\r", "international",
     "32-28 19-23"},
    {"the second side begins", "[GameType \"20\"]\n[FEN \"B:W31:B2\"]\n12... 2-8 13. 31-27 *",
     "international", "2-8 31-27"},
};

std::string moves_of(records::Record const& record) {
    std::string text;
    for (session::NodeId const id : record.tree.main_line())
        if (record.tree.node(id).played() != nullptr)
            text += (text.empty() ? "" : " ") + record.tree.node(id).text();
    return text;
}

long errors_of_check(std::string_view file) {
    records::Checker checker(pdn::from_text(file), catalogue::all(), "",
                             [](records::Problem const&) {});
    while (*checker.check_game()) {
    }
    return checker.statistics().errors;
}

TEST(Oddities, AreReadAsTheyWereMeant) {
    for (Oddity const& oddity : oddities) {
        SCOPED_TRACE(std::string(oddity.what));
        records::ReadGames const read = records::read_games(oddity.file, catalogue::all());
        long errors = 0;
        for (records::Problem const& problem : read.problems) {
            if (problem.severity == pdn::Severity::error) ++errors;
            EXPECT_GT(problem.error.line, 0) << in_english(problem.error);
        }
        EXPECT_EQ(errors, oddity.errors);
        ASSERT_EQ(read.games.size(), 1u);
        auto const& record = read.games[0].record;
        EXPECT_EQ(record ? record->game->key() : "none", oddity.game);
        if (record) {
            EXPECT_EQ(moves_of(*record), oddity.moves);
        }
        EXPECT_EQ(errors_of_check(oddity.file), oddity.errors);
    }
}

// Both say where a game goes on after a draw that the rules call.
TEST(Oddities, PlayingOnAfterADrawIsToldByReadingAndByChecking) {
    struct Case {
        std::string_view file;
        int line; // of the move; 0: the rules have called nothing
    };
    for (Case const& one : {
             Case{"[GameType \"20\"]\n[FEN \"W:W48,K26:B3,K15\"]\n1. 26-31 15-10 2. 31-26 10-15 "
                  "3. 26-31 15-10 4. 31-26 10-15\n5. 26-31 15-10 *",
                  4},
             Case{"[GameType \"20\"]\n[FEN \"W:W48,K26:B3,K15\"]\n1. 26-31 15-10 2. 31-26 10-15 "
                  "3. 26-31 15-10 4. 31-26 10-15 *",
                  0},
             Case{"[GameType \"25\"]\n[FEN \"W:WKa1,c1:BKh6,f8\"]\n1. a1-b2 h6-g7 2. b2-a1 *", 0},
         }) {
        SCOPED_TRACE(std::string(one.file));
        auto const line_of = [](std::vector<records::Problem> const& problems) {
            for (records::Problem const& problem : problems)
                if (problem.error.message.id.starts_with("the rules ended"))
                    return problem.error.line;
            return 0;
        };
        EXPECT_EQ(line_of(records::read_games(one.file, catalogue::all()).problems), one.line);
        std::vector<records::Problem> said;
        records::Checker checker(pdn::from_text(one.file), catalogue::all(), "",
                                 [&](records::Problem const& problem) { said.push_back(problem); });
        while (*checker.check_game()) {
        }
        EXPECT_EQ(line_of(said), one.line);
    }
}

// Written and read again, nothing is odd any more, and nothing has changed.
TEST(Oddities, AreWrittenInTheUsualForm) {
    for (Oddity const& oddity : oddities) {
        SCOPED_TRACE(std::string(oddity.what));
        records::ReadGames const read = records::read_games(oddity.file, catalogue::all());
        auto const& record = read.games.at(0).record;
        if (!record) continue;
        records::ReadGames const again = records::read_games(
            records::write(*record), catalogue::all(), std::string(record->game->key()));
        for (records::Problem const& problem : again.problems)
            ADD_FAILURE() << in_english(problem.error);
        ASSERT_EQ(again.games.size(), 1u);
        EXPECT_EQ(moves_of(*again.games[0].record), moves_of(*record));
    }
}

} // namespace
} // namespace damier
