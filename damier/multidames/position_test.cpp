#include "damier/multidames/position.hpp"

#include "damier/base/random.hpp"
#include "damier/multidames/sample_test.hpp"
#include "damier/multidames/text_form.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace damier::multidames {
namespace {

constexpr int full_worth = 34 * 1 + 20 * 5 + 10 * 8;

Position sample_position() { return *read_text(sample); }

int total(Position const& position) {
    int sum = position.worth();
    for (int seat = 0; seat < position.seats(); ++seat) sum += position.score(seat);
    return sum;
}

// An 8x8 board with the given pawns, in round 2, for two players.
Position board(std::vector<std::pair<Spot, Pawn>> const& pawns) {
    Position position(8, 2);
    for (auto const& [where, pawn] : pawns) position.grid.put(where, pawn);
    position.set_turn(2, 0);
    return position;
}

Steps steps_of(Position const& position) {
    Steps steps;
    position.legal_steps(steps);
    return steps;
}

TEST(Grid, CountsAndValues) {
    Position const position = set_up(8, 2, 1);
    EXPECT_EQ(position.grid.count(Pawn::white), 34);
    EXPECT_EQ(position.grid.count(Pawn::red), 20);
    EXPECT_EQ(position.grid.count(Pawn::black), 10);
    EXPECT_EQ(position.grid.count(Pawn::none), 0);
    EXPECT_EQ(position.worth(), full_worth);
}

TEST(Grid, JumpersAreThePawnsThatCanJump) {
    for (int size = least_size; size <= most_size; size += 2) {
        Random random(static_cast<std::uint64_t>(size));
        for (int n = 0; n < 50; ++n) {
            Position position = set_up(size, 2, random.next());
            for (int k = random.below(size * size); k > 0; --k)
                position.grid.put(spot(random.below(size), random.below(size)), Pawn::none);
            Grid::Plane const plane = position.grid.jumpers(Jumps::all);
            std::vector<Spot> found, expected;
            Grid::for_each(plane, [&](Spot s) { found.push_back(s); });
            for (int row = 0; row < size; ++row)
                for (int column = 0; column < size; ++column)
                    if (position.can_jump(spot(row, column))) expected.push_back(spot(row, column));
            ASSERT_EQ(found, expected);
        }
    }
}

TEST(SetUp, OtherSizesKeepTheProportions) {
    auto const check = [](int size, int white, int red, int black) {
        Colours const colours = colours_for(size);
        EXPECT_EQ(colours.white, white);
        EXPECT_EQ(colours.red, red);
        EXPECT_EQ(colours.black, black);
        EXPECT_EQ(white + red + black, size * size);
        EXPECT_EQ(set_up(size, 3, 5).grid.count(Pawn::black), black);
    };
    check(6, 19, 11, 6);
    check(8, 34, 20, 10);
    check(10, 53, 31, 16);
    check(12, 76, 45, 23);
}

TEST(SetUp, DependsOnTheSeedAlone) {
    EXPECT_EQ(set_up(8, 2, 7), set_up(8, 2, 7));
    EXPECT_NE(set_up(8, 2, 7), set_up(8, 2, 8));
    EXPECT_EQ(set_up(8, 2, 7).grid, set_up(8, 4, 7).grid);
}

TEST(Manipulations, CaptureTakesAnyColourInAnyRound) {
    Position position = sample_position();
    EXPECT_EQ(position.capture(spot(0, 0)), Refusal::none);
    EXPECT_EQ(position.score(3), 9);
    position.set_turn(1, 3);
    EXPECT_EQ(position.capture(spot(1, 2)), Refusal::none);
    EXPECT_EQ(position.score(3), 17);
    EXPECT_EQ(position.capture(spot(1, 2)), Refusal::empty);
    EXPECT_EQ(position.capture(spot(3, 3)), Refusal::empty);
    EXPECT_EQ(position.capture(spot(-1, 0)), Refusal::off_board);
    EXPECT_EQ(position.capture(spot(0, 8)), Refusal::off_board);
}

TEST(Manipulations, TheSampleIsWhole) {
    EXPECT_EQ(sample_position().worth(), 169);
    EXPECT_EQ(total(sample_position()), full_worth);
}

TEST(Manipulations, AHeldPawnWithoutJumpGoesNowhere) {
    Position const position = sample_position();
    for (int row = -1; row <= 8; ++row)
        for (int column = -1; column <= 8; ++column) {
            Position trial = position;
            EXPECT_NE(trial.jump_to(spot(row, column)), Refusal::none);
            EXPECT_EQ(trial, position);
        }
}

TEST(Manipulations, TakeAndJump) {
    Position position = sample_position();
    EXPECT_EQ(position.take(spot(1, 3)), Refusal::already_held);
    EXPECT_EQ(position.pass(), Refusal::none);
    EXPECT_EQ(position.round(), 4);
    EXPECT_EQ(position.current(), 0);
    EXPECT_EQ(position.held(), std::nullopt);
    EXPECT_EQ(position.jump_to(spot(3, 3)), Refusal::nothing_held);
    EXPECT_EQ(position.take(spot(4, 2)), Refusal::no_jump);
    EXPECT_EQ(position.take(spot(3, 3)), Refusal::empty);
    EXPECT_EQ(position.take(spot(1, 3)), Refusal::none);
    EXPECT_EQ(position.jump_to(spot(2, 5)), Refusal::not_a_jump);
    EXPECT_EQ(position.jump_to(spot(1, 1)), Refusal::occupied);
    EXPECT_EQ(position.jump_to(spot(3, 3)), Refusal::none);
    EXPECT_EQ(position.score(0), 16);
    EXPECT_EQ(position.held(), spot(3, 3));
    EXPECT_EQ(position.grid[spot(1, 3)], Pawn::none);
    EXPECT_EQ(position.grid[spot(2, 3)], Pawn::none);
    EXPECT_EQ(position.grid[spot(3, 3)], Pawn::black);
}

TEST(Manipulations, TheHeldPawnStaysHeldAfterItsLastJump) {
    Position position = board({{spot(0, 0), Pawn::white}, {spot(0, 1), Pawn::red}});
    EXPECT_EQ(position.take(spot(0, 0)), Refusal::none);
    EXPECT_EQ(position.jump_to(spot(0, 2)), Refusal::none);
    EXPECT_FALSE(position.can_jump(spot(0, 2)));
    EXPECT_EQ(position.held(), spot(0, 2));
}

TEST(Manipulations, StopNeedsAnotherActivePlayer) {
    Position position(8, 3);
    position.set_turn(2, 1);
    EXPECT_EQ(position.stop(), Refusal::none);
    EXPECT_FALSE(position.is_active(1));
    EXPECT_EQ(position.current(), 1);
    EXPECT_EQ(position.pass(), Refusal::none);
    EXPECT_EQ(position.stop(), Refusal::none);
    EXPECT_EQ(position.pass(), Refusal::none);
    EXPECT_EQ(position.stop(), Refusal::nobody_else);
    EXPECT_EQ(position.current(), 0);
    EXPECT_EQ(position.pass(), Refusal::none);
    EXPECT_EQ(position.current(), 0); // alone: the same player again, one round later
    EXPECT_EQ(position.round(), 4);
    position.set_player(0, false, 0);
    EXPECT_EQ(position.pass(), Refusal::nobody_active);
}

TEST(Manipulations, FlipTurnsTheBoardAndTheHeldPawn) {
    Position const before = sample_position();
    Position position = before;
    position.flip();
    EXPECT_EQ(position.grid[spot(7, 7)], Pawn::white);
    EXPECT_EQ(position.grid[spot(7, 6)], Pawn::black);
    EXPECT_EQ(position.held(), spot(3, 5));
    for (int row = 0; row < 8; ++row)
        for (int column = 0; column < 8; ++column)
            EXPECT_EQ(position.can_jump(spot(7 - row, 7 - column)),
                      before.can_jump(spot(row, column)));
    position.flip();
    EXPECT_EQ(position, before);
}

TEST(Turn, TheFirstRoundRemovesWhitePawnsOnly) {
    Position position = set_up(8, 4, 3);
    for (int seat = 0; seat < 4; ++seat) {
        EXPECT_EQ(position.current(), seat);
        EXPECT_FALSE(position.is_over());
        Steps const steps = steps_of(position);
        EXPECT_EQ(steps.size(), static_cast<std::size_t>(34 - seat));
        for (Step const step : steps) {
            EXPECT_EQ(step.kind, Step::Kind::remove);
            EXPECT_EQ(position.grid[step.spot], Pawn::white);
        }
        EXPECT_EQ(position.refusal({Step::Kind::stop, {}}), Refusal::first_round);
        position.play(steps[0]);
        EXPECT_EQ(position.score(seat), 1);
    }
    EXPECT_EQ(position.round(), 2);
    EXPECT_EQ(position.current(), 0);
}

TEST(Turn, GoesOnUntilThePawnHasNoJump) {
    Position position = board({{spot(0, 0), Pawn::white},
                               {spot(0, 1), Pawn::red},
                               {spot(1, 2), Pawn::black},
                               {spot(7, 7), Pawn::white},
                               {spot(6, 6), Pawn::white}});
    position.play({Step::Kind::take, spot(0, 0)});
    EXPECT_EQ(position.refusal({Step::Kind::stop, {}}), Refusal::already_held);
    position.play({Step::Kind::jump, spot(0, 2)});
    EXPECT_EQ(position.current(), 0); // must also jump over the black pawn
    ASSERT_EQ(steps_of(position).size(), 1u);
    EXPECT_EQ(steps_of(position)[0], (Step{Step::Kind::jump, spot(2, 2)}));
    position.play({Step::Kind::jump, spot(2, 2)});
    EXPECT_EQ(position.score(0), 13);
    EXPECT_EQ(position.current(), 1);
    EXPECT_EQ(position.held(), std::nullopt);
}

TEST(Turn, JumpsAreOfferedByRowThenColumn) {
    Position position = sample_position();
    position.settle();
    position.play({Step::Kind::take, spot(1, 3)});
    Steps const steps = steps_of(position);
    ASSERT_EQ(steps.size(), 2u);
    EXPECT_EQ(steps[0].spot, spot(1, 5));
    EXPECT_EQ(steps[1].spot, spot(3, 3));
}

TEST(End, ComesBeforeTheQuestionOfStopping) {
    Position const position = board({{spot(0, 0), Pawn::white}, {spot(5, 5), Pawn::black}});
    EXPECT_TRUE(position.is_over());
    EXPECT_TRUE(steps_of(position).empty());
    EXPECT_EQ(position.refusal({Step::Kind::stop, {}}), Refusal::game_over);
    EXPECT_EQ(position.penalty(), 9);
    EXPECT_EQ(position.final_score(0), -9);
    EXPECT_EQ(position.final_score(1), 0);
}

TEST(End, IsNotLookedForInTheFirstRound) {
    EXPECT_FALSE(set_up(6, 2, 1).is_over()); // a full board has no jump
}

TEST(End, TheLastActivePlayerPlaysOnAlone) {
    Position position = board({{spot(0, 0), Pawn::white},
                               {spot(0, 1), Pawn::red},
                               {spot(0, 7), Pawn::red},
                               {spot(1, 7), Pawn::black}});
    position.play({Step::Kind::stop, {}});
    EXPECT_EQ(position.current(), 1);
    EXPECT_EQ(position.refusal({Step::Kind::stop, {}}), Refusal::nobody_else);
    position.play({Step::Kind::take, spot(0, 0)});
    position.play({Step::Kind::jump, spot(0, 2)});
    EXPECT_EQ(position.current(), 1);
    position.play({Step::Kind::take, spot(0, 7)});
    position.play({Step::Kind::jump, spot(2, 7)});
    EXPECT_TRUE(position.is_over());
    EXPECT_EQ(position.final_score(0), 0);
    EXPECT_EQ(position.final_score(1), 5 + 8 - 1 - 5);
}

RC_GTEST_PROP(Position, ScoresAndBoardTogetherStayTheSame, (std::uint64_t seed)) {
    Random random(seed);
    int const size = least_size + 2 * random.below(4);
    Position position = set_up(size, 2 + random.below(3), seed);
    int const whole = total(position);
    while (!position.is_over()) {
        Steps const steps = steps_of(position);
        RC_ASSERT(!steps.empty());
        RC_ASSERT(!steps.has_overflowed());
        for (Step const step : steps) RC_ASSERT(position.refusal(step) == Refusal::none);
        position.play(
            steps[static_cast<std::size_t>(random.below(static_cast<int>(steps.size())))]);
        RC_ASSERT(total(position) == whole);
    }
    RC_ASSERT(steps_of(position).empty());
    int sum = 0;
    for (int seat = 0; seat < position.seats(); ++seat) sum += position.final_score(seat);
    RC_ASSERT(sum == whole - 2 * position.worth()); // left unscored, and lost once more
}

RC_GTEST_PROP(Position, StepsAreLegalExactlyWhenTheyAreListed, (std::uint64_t seed)) {
    Random random(seed);
    Position position = set_up(8, 2 + random.below(3), seed);
    for (int n = random.below(60); n > 0 && !position.is_over(); --n) {
        Steps const steps = steps_of(position);
        position.play(
            steps[static_cast<std::size_t>(random.below(static_cast<int>(steps.size())))]);
    }
    Steps const steps = steps_of(position);
    std::size_t legal = position.refusal({Step::Kind::stop, {}}) == Refusal::none ? 1 : 0;
    for (auto const kind : {Step::Kind::remove, Step::Kind::take, Step::Kind::jump})
        for (int row = -1; row <= 8; ++row)
            for (int column = -1; column <= 8; ++column)
                legal += position.refusal({kind, spot(row, column)}) == Refusal::none ? 1 : 0;
    RC_ASSERT(legal == steps.size());
}

} // namespace
} // namespace damier::multidames
