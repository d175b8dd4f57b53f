#include "damier/draughts/refusal.hpp"

#include "damier/draughts/rules/all.hpp"
#include "damier/draughts/squares_test.hpp"
#include "damier/draughts/start.hpp"

#include <gtest/gtest.h>

namespace damier::draughts {
namespace {

constexpr auto& law = rules::international_law;
using S = Square<law>;

template <Law const& L>
Refusal<L> ask(std::initializer_list<int> white, std::initializer_list<int> black,
               std::initializer_list<int> kings, int from, int to) {
    Position<L> const p(squares<L>(white), squares<L>(black), squares<L>(kings), Side::white);
    return why_not<L>(p, *Square<L>::from_number(from), *Square<L>::from_number(to));
}

TEST(Refusal, OfQuietMoves) {
    EXPECT_EQ(ask<law>({28}, {1}, {}, 30, 25).kind, Refused::empty_square);
    EXPECT_EQ(ask<law>({28}, {1}, {}, 1, 7).kind, Refused::not_your_piece);
    EXPECT_EQ(ask<law>({28, 22}, {1}, {}, 28, 22).kind, Refused::occupied);
    EXPECT_EQ(ask<law>({28}, {1}, {}, 28, 28).kind, Refused::no_move);
    EXPECT_EQ(ask<law>({28}, {1}, {}, 28, 33).kind, Refused::backwards);
    EXPECT_EQ(ask<law>({28}, {1}, {}, 28, 18).kind, Refused::not_in_line);
    EXPECT_EQ(ask<law>({28}, {1}, {}, 28, 19).kind, Refused::too_far);
    EXPECT_EQ(ask<law>({28}, {1}, {28}, 28, 29).kind, Refused::not_in_line);
    Refusal<law> const blocked = ask<law>({46, 28}, {1}, {46}, 46, 19);
    EXPECT_EQ(blocked.kind, Refused::path_not_free);
    EXPECT_EQ(blocked.obstacle->number(), 28);
}

TEST(Refusal, ACaptureIsDueAndWhoMakesIt) {
    Refusal<law> const r = ask<law>({28, 33, 45}, {23}, {}, 45, 40);
    EXPECT_EQ(r.kind, Refused::must_capture);
    EXPECT_EQ(r.number, 1);
    ASSERT_EQ(r.movers.size(), 1u);
    EXPECT_EQ(r.movers[0].number(), 28);
}

TEST(Refusal, MoreMustBeTaken) {
    Refusal<law> const r = ask<law>({28, 45}, {23, 40, 30}, {}, 28, 19);
    EXPECT_EQ(r.kind, Refused::must_take_more);
    EXPECT_EQ(r.taken, 1);
    EXPECT_EQ(r.number, 2);
}

TEST(Refusal, TheCaptureGoesOn) {
    Refusal<law> const r = ask<law>({28}, {23, 14}, {}, 28, 19);
    EXPECT_EQ(r.kind, Refused::must_go_on);
    EXPECT_EQ(r.number, 2);
}

TEST(Refusal, TheKingMustLandWhereItCanGoOn) {
    constexpr auto& russian = rules::russian_law;
    // a1 takes c3 and must turn towards b6: landing on h8 is not allowed.
    EXPECT_EQ(ask<russian>({29}, {22, 9}, {29}, 29, 4).kind, Refused::must_turn);
}

TEST(Refusal, AnotherCaptureGoesFirst) {
    constexpr auto& czech = rules::czech_law;
    Refusal<czech> const r = ask<czech>({22, 4}, {18, 11, 23, 17}, {4}, 22, 13);
    EXPECT_EQ(r.kind, Refused::wrong_capture);
    EXPECT_EQ(r.movers[0].number(), 4);
}

TEST(Refusal, AKingThatMayNotMoveAgain) {
    constexpr auto& frisian = rules::frisian_law;
    Position<frisian> p(squares<frisian>({19, 27}), squares<frisian>({49}),
                        squares<frisian>({19, 49}), Side::white);
    p.set_king_run(Side::white,
                   {static_cast<std::int8_t>(Square<frisian>::from_number(19)->bit()), 3});
    EXPECT_EQ(count_moves<frisian>(p), 2);
    EXPECT_EQ(
        why_not<frisian>(p, *Square<frisian>::from_number(19), *Square<frisian>::from_number(14))
            .kind,
        Refused::resting_king);
}

} // namespace
} // namespace damier::draughts
