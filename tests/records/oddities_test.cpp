// What is odd in real files is read as it was meant, and `pdn check` and reading agree about what
// is wrong.
#include "damier/catalogue/catalogue.hpp"
#include "damier/records/check.hpp"
#include "tests/records/oddities.hpp"

#include <gtest/gtest.h>

namespace damier {
namespace {

using test::Oddity;

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
    for (Oddity const& oddity : test::oddities()) {
        SCOPED_TRACE(std::string(oddity.what));
        records::ReadGames const read = records::read_games(oddity.file, catalogue::all());
        long errors = 0;
        for (records::Problem const& problem : read.problems) {
            if (problem.severity == pdn::Severity::error) ++errors;
            EXPECT_GT(problem.error.line, 0) << in_english(problem.error);
        }
        EXPECT_EQ(errors, oddity.errors);
        ASSERT_EQ(read.games.size(), oddity.games);
        auto const& record = read.games[0].record;
        EXPECT_EQ(record ? record->game->key() : "none", oddity.game);
        if (record) {
            EXPECT_EQ(moves_of(*record), oddity.moves);
            EXPECT_NE(records::write(*record).find(oddity.kept), std::string::npos)
                << records::write(*record);
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
             Case{"[GameType \"20\"]\n[FEN \"W:W48,K26:B3,K15\"]\n1. 26-31 15-10 2. 31-26 10-15 "
                  "3. 26-31 15-10 4. 31-26 10-15\n5. 26-31 15-10 /FEN \"W:W31:B2\"/ 6. 31-27 *",
                  4},
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
    for (Oddity const& oddity : test::oddities()) {
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
