#include "damier/draughts/generate.hpp"

#include "damier/draughts/rules/frisian.hpp"
#include "damier/draughts/squares_test.hpp"

#include <gtest/gtest.h>

namespace damier::draughts {
namespace {

using rules::frisian_law;
using P = Position<frisian_law>;

P play(P const& position, int from, int to) {
    for (auto const& move : *legal_moves<frisian_law>(position))
        if (move.from.number() == from && move.to.number() == to) return position.after(move);
    ADD_FAILURE() << from << "-" << to << " is not legal";
    return position;
}

// Frisian draughts: a fourth quiet move in a row with the same king is not allowed while the side
// has a man; it may again after another piece has moved.
TEST(Generate, TheSameKingRestsAfterThreeMoves) {
    P p(squares<frisian_law>({26, 32}), squares<frisian_law>({4}), squares<frisian_law>({26, 4}),
        Side::white);
    p = play(p, 26, 48);
    p = play(p, 4, 10);
    p = play(p, 48, 37);
    p = play(p, 10, 4);
    p = play(p, 37, 46);
    p = play(p, 4, 10);
    for (auto const& move : *legal_moves<frisian_law>(p)) EXPECT_FALSE(move.by_king);
    EXPECT_EQ(count_moves<frisian_law>(p), 2);
    p = play(p, 32, 27);
    p = play(p, 10, 4); // Black has kings only: no limit
    EXPECT_GT(count_moves<frisian_law>(p), 2);
}

// Positions that keep a plain search busy for minutes.
TEST(Generate, CrowdedBoardsAreCountedOrRefused) {
    auto const crowd =
        squares<frisian_law>({7,  9,  11, 12, 13, 14, 16, 18, 20, 21, 22, 23, 24, 27,
                              29, 31, 32, 33, 34, 36, 38, 40, 41, 42, 43, 44, 47, 49});
    auto const by_man = legal_moves<frisian_law>(
        P(squares<frisian_law>({50}), crowd, squares<frisian_law>({47, 49}), Side::white));
    ASSERT_TRUE(by_man);
    EXPECT_EQ(by_man->size(), 2u);
    // With a king instead of the man the budget is spent: the transcript of «damier moves» shows
    // it.

    auto const kings =
        squares<frisian_law>({2,  4,  7,  8,  9,  10, 11, 13, 15, 16, 18, 19, 20, 21, 22, 24,
                              27, 29, 30, 31, 32, 33, 35, 36, 37, 38, 40, 41, 42, 43, 44});
    auto const tour = legal_moves<frisian_law>(
        P(squares<frisian_law>({5}), kings, kings | squares<frisian_law>({5}), Side::white));
    ASSERT_TRUE(tour);
    EXPECT_EQ(tour->size(), 3u);
}

TEST(Generate, AGameTreeGivesUpSooner) {
    auto const crowd =
        squares<frisian_law>({7,  9,  11, 12, 13, 14, 16, 18, 20, 21, 22, 23, 24, 27,
                              29, 31, 32, 33, 34, 36, 38, 40, 41, 42, 43, 44, 47, 49});
    MoveList<frisian_law> list;
    generate<frisian_law>(
        P(squares<frisian_law>({50}), crowd, squares<frisian_law>({47, 49}), Side::white), list);
    EXPECT_TRUE(list.has_overflowed());
    EXPECT_FALSE(list.empty()); // what was found is a legal-looking capture, never nothing
}

} // namespace
} // namespace damier::draughts
