#include "damier/draughts/verdict.hpp"

#include "damier/draughts/rules/all.hpp"
#include "damier/draughts/squares_test.hpp"
#include "damier/draughts/start.hpp"

#include <gtest/gtest.h>

namespace damier::draughts {
namespace {

template <Law const& L> History<L> play(History<L> const& history, int from, int to) {
    for (Move<L> const& move : *legal_moves<L>(history.position()))
        if (move.from.number() == from && move.to.number() == to) return history.after(move);
    ADD_FAILURE() << from << "-" << to << " is not legal";
    return history;
}

// Both kings go to and fro `times` times.
template <Law const& L>
History<L> shuffle(History<L> history, std::array<int, 4> squares, int times) {
    for (int i = 0; i < times; ++i) {
        history = play<L>(history, squares[0], squares[1]);
        history = play<L>(history, squares[2], squares[3]);
        std::swap(squares[0], squares[1]);
        std::swap(squares[2], squares[3]);
    }
    return history;
}

constexpr auto& law = rules::international_law;
constexpr auto& russian_law = rules::russian_law;

History<law> game(Rules const& rules, Squares<law> white, Squares<law> black, Squares<law> kings) {
    return History<law>(rules, Position<law>(white, black, kings, Side::white));
}

TEST(Verdict, NoMoveIsLostAndInLosingDraughtsWon) {
    Position<law> const blocked(squares<law>({6}), squares<law>({1}), {}, Side::white);
    Verdict const v = verdict<law>(History<law>(rules::international, blocked));
    EXPECT_EQ(v.reason, Reason::no_moves);
    EXPECT_EQ(v.winner, Side::black);
    EXPECT_EQ(in_english(describe(v)), "White cannot move");

    constexpr auto& losing = rules::losing_law;
    Position<losing> const gone({}, squares<losing>({1}), {}, Side::white);
    Verdict const w = verdict<losing>(History<losing>(rules::losing, gone));
    EXPECT_EQ(w.reason, Reason::no_pieces);
    EXPECT_EQ(w.winner, Side::white);
    EXPECT_EQ(in_english(describe(w)), "White has no piece left");
}

TEST(Verdict, ThirdRepetitionDraws) {
    auto const kings = squares<law>({46, 5, 1, 2});
    History<law> h =
        game(rules::international, squares<law>({46, 1, 35}), squares<law>({5, 2, 16}), kings);
    h = shuffle<law>(h, {1, 6, 2, 7}, 2);
    EXPECT_FALSE(verdict<law>(h).is_over());
    EXPECT_EQ(h.repetitions(), 2);
    h = shuffle<law>(h, {1, 6, 2, 7}, 2);
    EXPECT_EQ(verdict<law>(h).reason, Reason::repetition);
}

TEST(Verdict, MenThatStepSidewaysRepeatToo) {
    constexpr auto& turkish = rules::turkish_law;
    Position<turkish> const start(squares<turkish>({41, 49}), squares<turkish>({24, 16}), {},
                                  Side::white);
    History<turkish> h(rules::turkish, start);
    h = shuffle<turkish>(h, {41, 42, 24, 23}, 2);
    EXPECT_EQ(h.repetitions(), 2);
    h = shuffle<turkish>(h, {41, 42, 24, 23}, 2);
    EXPECT_EQ(verdict<turkish>(h).reason, Reason::repetition);
    h = play<turkish>(h, 49, 50);
    h = play<turkish>(h, 24, 32);
    EXPECT_EQ(h.repetitions(), 1) << "forwards there is no way back";
    EXPECT_TRUE(h.past().empty());
}

TEST(Verdict, TwentyFiveKingMovesEachDraw) {
    auto const kings = squares<law>({46, 5, 47, 4});
    Position<law> const p(squares<law>({46, 47, 35}), squares<law>({5, 4, 16}), kings, Side::white);
    EXPECT_FALSE(verdict<law>(History<law>(rules::international, p, 49)).is_over());
    Verdict const v = verdict<law>(History<law>(rules::international, p, 50));
    EXPECT_EQ(v.reason, Reason::king_moves);
    EXPECT_EQ(v.limit, 25);
    EXPECT_FALSE(verdict<law>(History<law>(rules::v06, p, 200)).is_over()); // S0 has no such rule
}

// Moves made only to let time pass; repetition is stepped over by asking for the reason.
Reason after_plies(Rules const& rules, Squares<law> white, Squares<law> black, int plies) {
    auto const kings = white | black;
    History<law> h = game(rules, white, black, kings);
    for (int i = 0; i < plies; ++i) {
        // A king that stays out of reach: moves after which nothing can be captured.
        auto const moves = *legal_moves<law>(h.position());
        auto const is_calm = [&](Move<law> const& move) {
            History<law> const next = h.after(move);
            return !move.is_capture() && !can_capture<law>(next.position())
                   && next.repetitions() < 3;
        };
        auto const calm = std::find_if(moves.begin(), moves.end(), is_calm);
        if (calm == moves.end()) {
            ADD_FAILURE() << "no calm move at ply " << i;
            return Reason::none;
        }
        h = h.after(*calm);
    }
    return verdict<law>(h).reason;
}

TEST(Verdict, SmallEndingsHaveTheirLimits) {
    auto const three = squares<law>({47, 48, 49}), two = squares<law>({47, 48}),
               one = squares<law>({5});
    EXPECT_EQ(after_plies(rules::international, three, one, 31), Reason::none);
    EXPECT_EQ(after_plies(rules::international, three, one, 32), Reason::material);
    EXPECT_EQ(after_plies(rules::v06, three, one, 39), Reason::none);
    EXPECT_EQ(after_plies(rules::v06, three, one, 40), Reason::material);
    EXPECT_EQ(after_plies(rules::international, two, one, 9), Reason::none);
    EXPECT_EQ(after_plies(rules::international, two, one, 10), Reason::material);
    EXPECT_EQ(after_plies(rules::killer, two, one, 10), Reason::none);
    // S1: drawn at once, unless somebody can capture.
    EXPECT_EQ(after_plies(rules::troisil, two, squares<law>({4}), 0), Reason::material);
    EXPECT_EQ(after_plies(rules::troisil, two, squares<law>({42}), 0), Reason::none);
}

TEST(Verdict, RussianLongDiagonalGivesFiveMoves) {
    auto const lone = squares<russian_law>({4}); // on the long diagonal
    auto const three = squares<russian_law>({30, 31, 32});
    History<russian_law> h(rules::russian,
                           Position<russian_law>(three, lone, three | lone, Side::white));
    EXPECT_EQ(h.material_plies(1), 0);
    EXPECT_EQ(h.material_plies(0), 0);
    h = play<russian_law>(h, 30, 25);
    EXPECT_EQ(h.material_plies(1), 1);
}

TEST(Verdict, UlbIsDrawnWhenBothAreBlocked) {
    constexpr auto& ulb = rules::ulb_law<4>;
    // On 4x4: White on 7 and 5, Black on 3 and 1 face each other with no square free.
    Position<ulb> const p(squares<ulb>({5, 6, 7, 8}), squares<ulb>({1, 2, 3, 4}), {}, Side::white);
    Verdict const v = verdict<ulb>(History<ulb>(rules::ulb<4>, p));
    EXPECT_EQ(v.reason, Reason::both_blocked);
    EXPECT_TRUE(v.is_draw());
}

TEST(Verdict, FirstKingWinsBreakthrough) {
    constexpr auto& bt = rules::bt_law;
    Position<bt> const p(squares<bt>({8}), squares<bt>({40}), {}, Side::white);
    History<bt> const h = play<bt>(History<bt>(rules::bt, p), 8, 2);
    Verdict const v = verdict<bt>(h);
    EXPECT_EQ(v.reason, Reason::first_king);
    EXPECT_EQ(v.winner, Side::white);
    EXPECT_EQ(count_moves<bt>(h.position()), 0);
}

TEST(Verdict, OnePieceEachDrawsTurkish) {
    constexpr auto& turkish = rules::turkish_law;
    Position<turkish> const p(squares<turkish>({57}), squares<turkish>({8}), {}, Side::white);
    EXPECT_EQ(verdict<turkish>(History<turkish>(rules::turkish, p)).reason, Reason::material);
    Position<turkish> const tense(squares<turkish>({33}), squares<turkish>({25}), {}, Side::white);
    EXPECT_EQ(verdict<turkish>(History<turkish>(rules::turkish, tense)).reason, Reason::none);
}

} // namespace
} // namespace damier::draughts
