#include "damier/board/rays.hpp"

#include <gtest/gtest.h>

namespace damier::board {
namespace {

using enum Direction;

constexpr Geometry board8 = chequered(8, 8), board10 = chequered(10, 10),
                   board12 = chequered(12, 12), board14 = chequered(14, 14),
                   frisian = chequered(10, 10, true), turkish = full(8, 8);

TEST(Geometry, TakesTheExpectedNumberOfBits) {
    EXPECT_EQ(bits(board8), 35);
    EXPECT_EQ(bits(board10), 54);
    EXPECT_EQ(bits(frisian), 63);
    EXPECT_EQ(bits(board12), 77);
    EXPECT_EQ(bits(board14), 104);
    EXPECT_EQ(bits(turkish), 64);
    for (int size = 4; size <= 14; ++size) EXPECT_TRUE(is_valid(chequered(size, size))) << size;
}

TEST(Square, NumbersAreThoseOfInternationalDraughts) {
    using S = Square<board10>;
    EXPECT_EQ(S::from_number(1)->place(), (Place{0, 1}));
    EXPECT_EQ(S::from_number(46)->place(), (Place{9, 0}));
    EXPECT_EQ(S::from_number(50)->place(), (Place{9, 8}));
    EXPECT_FALSE(S::from_number(0));
    EXPECT_FALSE(S::from_number(51));
    EXPECT_EQ(S::from_number(28)->next(north_east)->number(), 23);
    EXPECT_FALSE(S::from_number(5)->next(south_east));
}

TEST(Square, StraightNeighboursOfSquare28InFrisian) {
    auto const s = *Square<frisian>::from_number(28);
    EXPECT_EQ(s.next(west)->number(), 27);
    EXPECT_EQ(s.next(east)->number(), 29);
    EXPECT_EQ(s.next(north)->number(), 18);
    EXPECT_EQ(s.next(south)->number(), 38);
}

// A shift must say the same as the step square by square, for every board and direction.
template <Geometry G, Direction D> void check_shift() {
    auto const all = Bitboard<G>::all();
    for (Square<G> const from : all) {
        Bitboard<G> expected;
        if (auto const to = from.next(D)) expected = Bitboard<G>(*to);
        EXPECT_EQ(Bitboard<G>(from).template shifted<D>() & all, expected) << from.number();
    }
}
template <Geometry G> void check_diagonals() {
    check_shift<G, north_east>();
    check_shift<G, north_west>();
    check_shift<G, south_east>();
    check_shift<G, south_west>();
}
template <Geometry G> void check_all() {
    check_diagonals<G>();
    check_shift<G, north>();
    check_shift<G, east>();
    check_shift<G, south>();
    check_shift<G, west>();
}

TEST(Bitboard, ShiftsAreSteps) {
    check_diagonals<board8>();
    check_diagonals<board10>();
    check_diagonals<board12>();
    check_diagonals<board14>();
    check_diagonals<chequered(10, 8)>();
    check_diagonals<chequered(4, 4)>();
    check_diagonals<chequered(5, 5)>();
    check_diagonals<chequered(13, 13)>();
    check_all<frisian>();
    check_all<turkish>();
}

TEST(Bitboard, BehavesLikeASet) {
    using B = Bitboard<board10>;
    B const top = B::row(0), all = B::all();
    EXPECT_EQ(all.size(), 50);
    EXPECT_EQ(top.size(), 5);
    EXPECT_EQ((all - top).size(), 45);
    EXPECT_EQ(top.first().number(), 1);
    EXPECT_EQ(top.last().number(), 5);
    int sum = 0;
    for (auto const square : top) sum += square.number();
    EXPECT_EQ(sum, 15);
}

TEST(Rays, EndAtTheEdgeOrTheFirstPiece) {
    using S = Square<board10>;
    using B = Bitboard<board10>;
    EXPECT_EQ(ray<north_east>(*S::from_number(46)).size(), 9);
    B const blocker(*S::from_number(23));
    EXPECT_EQ(reach<north_east>(*S::from_number(46), blocker).size(), 4);
    EXPECT_EQ(nearest<north_east>(ray<north_east>(*S::from_number(46))).number(), 41);
}

} // namespace
} // namespace damier::board
