// Openings of matches, made with the real rules.
#include "damier/match/openings.hpp"
#include "damier/variants/variants.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace damier::match {
namespace {

game::Game const& game_of(std::string_view key) { return **variants::find(key); }
game::StatePtr start_of(std::string_view key) { return *game_of(key).start({}, 1); }

TEST(Openings, BallotsAreAllFirstTwoMoves) {
    EXPECT_EQ(ballots(start_of("international")).size(), 81u);
    EXPECT_EQ(ballots(start_of("english")).size(), 49u);
    for (Opening const& opening : ballots(start_of("english"))) {
        EXPECT_EQ(opening.moves.size(), 2u);
        EXPECT_EQ(opening.state->to_play(), start_of("english")->to_play());
    }
}

TEST(Openings, SharpOnesDependOnTheSeedOnlyAndAreQuiet) {
    auto const start = start_of("international");
    std::set<std::string> different;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        auto const opening = sharp_opening(start, seed, {}, {});
        ASSERT_TRUE(opening);
        EXPECT_EQ(opening->moves, sharp_opening(start, seed, {}, {})->moves);
        EXPECT_GE(opening->moves.size(), 10u);
        EXPECT_LE(opening->moves.size(), 14u);
        for (game::Action const& action : opening->state->actions())
            EXPECT_TRUE(action.ways.front().emptied.empty());
        different.insert(opening->state->text());
    }
    EXPECT_GT(different.size(), 18u);
}

TEST(Openings, TheJudgeDecides) {
    auto const start = start_of("russian");
    // Material as seen by the side to play: an opening with one man more for somebody.
    Judge const material = [](game::State const& state) {
        int lead = 0;
        for (game::Cell cell = 0; cell < static_cast<int>(state.about().cells.size()); ++cell)
            if (auto const piece = state.at(cell)) lead += piece->owner == state.to_play() ? 1 : -1;
        return lead;
    };
    auto const opening = sharp_opening(start, 5, {}, material);
    ASSERT_TRUE(opening);
    EXPECT_EQ(std::abs(material(*opening->state)), 1);
    EXPECT_FALSE(sharp_opening(start, 5, {}, [](game::State const&) { return 3.0; }));
}

TEST(Openings, FilesOfPositions) {
    auto const& game = game_of("international");
    auto const read = read_openings(game, "# two\nW:W31-50:B1-20\n\nB:WK28:B3 # an ending\n");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->size(), 2u);
    EXPECT_EQ((*read)[1].state->to_play(), 1);
    EXPECT_EQ(read_openings(game, "W:W31-50:B1-20\nW:W99\n").error().line, 2);
    EXPECT_FALSE(read_openings(game, "W:W:B1\n")); // over
    EXPECT_FALSE(read_openings(game, "# nothing\n"));
}

} // namespace
} // namespace damier::match
