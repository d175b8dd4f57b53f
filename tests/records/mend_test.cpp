// What `damier pdn check --fix` does to a game: complete, told, and the same game.
#include "damier/catalogue/catalogue.hpp"
#include "damier/records/mend.hpp"
#include "tests/records/standard_parser.hpp"

#include <gtest/gtest.h>

namespace damier {
namespace {

struct Outcome {
    std::string text;
    std::vector<std::string> changes;
};

Outcome mended(std::string_view file) {
    records::Reader reader(pdn::from_text(file), catalogue::all());
    Outcome outcome;
    while (auto const game = *reader.next()) {
        auto const mended = records::mend(*game, reader.text(), catalogue::all());
        if (!mended) return {in_english(mended.error()), {}};
        outcome.text += mended->text;
        for (Message const& change : mended->changes)
            outcome.changes.push_back(std::to_string(reader.place().line) + ": "
                                      + in_english(change));
    }
    return outcome;
}

TEST(Mend, CompletesTagsTellsCapturesApartAndWritesTimesAsUsual) {
    Outcome const outcome = mended("\n[White \"Ada\"]\n[TimeControl \"5:00 \"]\n"
                                   "[FEN \"B:W14,15,22,23:B1,10\"]\n[GameType \"21\"]\n"
                                   "1. 10x26 {[%clk 4.59]} 14-9 *\n");
    EXPECT_NE(outcome.text.find("10x19x26 {[%clk 0:04:59]} 1... 14-9 *"), std::string::npos)
        << outcome.text;
    ASSERT_FALSE(outcome.changes.empty());
    EXPECT_EQ(outcome.changes.back(),
              "2: these tags were added: Event, Site, Date, Round, Black, Result");
    std::vector<standard::Game> read;
    ASSERT_NO_THROW(read = standard::read(outcome.text)) << outcome.text;
    EXPECT_EQ(read[0].tags[0].first, "Event");
}

// What the copy still says, or what no form can put right, is not called mended.
TEST(Mend, WhatStaysIsNotMended) {
    struct Case {
        std::string_view file;
        bool is_mended;
    };
    for (Case const& one :
         {Case{"[GameType \"20\"]\n1. 32 - 28 *", true}, Case{"1. 32-28 19-23 *", false}, // a guess
          Case{"[GameType \"20\"]\n1. 32-28 - 2. 37-32 *", false},
          Case{"[GameType \"20\"]\n[FEN \"W:W48,K26:B3,K15\"]\n1. 26-31 15-10 2. 31-26 10-15 3. "
               "26-31 "
               "15-10 4. 31-26 10-15 5. 26-31 *",
               false}}) {
        SCOPED_TRACE(std::string(one.file));
        records::Reader reader(pdn::from_text(one.file), catalogue::all());
        auto const game = *reader.next();
        auto const mended = records::mend(*game, reader.text(), catalogue::all());
        ASSERT_TRUE(mended);
        auto const problems = reader.take_problems();
        ASSERT_FALSE(problems.empty());
        for (records::Problem const& problem : problems)
            EXPECT_EQ(records::is_mended(problem, *mended), one.is_mended)
                << in_english(problem.error);
    }
}

TEST(Mend, TwiceIsOnce) {
    std::string const once = mended("1. 32 - 28 19-23 (19-24) 2. 28x19 *\n\n1. 11-15 *").text;
    Outcome const twice = mended(once);
    EXPECT_EQ(twice.text, once);
    EXPECT_TRUE(twice.changes.empty());
}

TEST(Mend, WhatTheRulesCannotReadStays) {
    std::string const file = "[GameType \"777\"]\n\n1. 32-28 *\n\n";
    EXPECT_EQ(mended(file).text, file);
}

} // namespace
} // namespace damier
