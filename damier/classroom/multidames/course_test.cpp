// The cases are those of the library, and a wrong program is shown its smallest wrong state.
#include "damier/classroom/check.hpp"
#include "damier/classroom/multidames/call.hpp"
#include "damier/classroom/multidames/course.hpp"
#include "damier/multidames/text_form.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace damier::classroom {

namespace {

using multidames::Pawn;
using multidames::spot;

// A program that answers every call as the library does, but for what `spoil` changes.
Runner program(std::function<void(Call const&, Answer&)> spoil) {
    return [spoil](std::span<Case const> cases, int) {
        std::vector<Answer> answers;
        for (Case const& one : cases) {
            Answer answer{Answer::How::answered, one.expected};
            spoil(to_call(one), answer);
            answers.push_back(answer);
        }
        return answers;
    };
}

Tally of(std::vector<Tally> const& tallies, std::string_view function) {
    return *std::ranges::find(tallies, function, &Tally::function);
}

TEST(MultidamesCourse, EveryCaseIsACallAndComesBack) {
    auto const course = multidames_course();
    for (std::string_view const function : course->functions()) {
        std::vector<Case> const all = cases(*course, function, {});
        EXPECT_GE(all.size(), 300u) << function;
        for (Case const& one : all) EXPECT_EQ(to_case(to_call(one)), one) << one.input;
    }
}

// Under every rule that a teacher may vary, the texts are those of the imposed form, which marks a
// held pawn with 1 and tells no rules.
TEST(MultidamesCourse, VariedRulesKeepTheImposedForm) {
    std::vector<multidames::Rules> all(6);
    all[0].free_chains = true;
    all[1].jumps = multidames::Jumps::straight;
    all[2].jumps = multidames::Jumps::slanted;
    all[3].has_penalty = false;
    all[4].early_stop = true;
    all[5].values = {0, 2, 3, 4};
    for (multidames::Rules const& rules : all) {
        auto const course = multidames_course({.rules = rules});
        for (std::string_view const function : course->functions())
            for (Case const& one : cases(*course, function, {30, 1})) {
                EXPECT_EQ(to_case(to_call(one, rules)), one) << one.input;
                EXPECT_EQ(one.expected.find("rules"), std::string::npos);
                course->simpler(one); // a text of varied rules has to come back here too
            }
    }
}

TEST(MultidamesCourse, CallsSucceedAndFail) {
    auto const course = multidames_course();
    for (std::string_view const function : course->functions().first(5)) {
        for (Difficulty const d : {Difficulty::easy, Difficulty::medium, Difficulty::hard}) {
            std::vector<Case> const some = course->random(function, d, 300, 5);
            auto const refused = std::ranges::count_if(
                some, [](Case const& one) { return one.expected.starts_with("Action"); });
            EXPECT_LT(refused, 270) << function;
            bool const may_be_rare = function == "jeu_joueur_suivant" || d != Difficulty::hard;
            EXPECT_GT(refused, may_be_rare ? -1 : 5) << function;
        }
    }
}

TEST(MultidamesCourse, NumbersOfPawnsAreThoseOfTheTeacher) {
    auto const course = multidames_course({.rules = {}, .colours = {64, 0, 0}});
    for (Case const& one : course->random("jeu_capturer", Difficulty::medium, 50, 1)) {
        EXPECT_EQ(to_call(one).state.grid.count(multidames::Pawn::red), 0);
        EXPECT_EQ(to_call(one).state.grid.count(multidames::Pawn::black), 0);
    }
}

TEST(MultidamesCourse, TheSeedDecides) {
    auto const course = multidames_course();
    auto const some = [&](std::uint64_t seed) {
        return course->random("jeu_sauter_vers", Difficulty::medium, 20, seed);
    };
    EXPECT_EQ(some(3), some(3));
    EXPECT_NE(some(3), some(4));
}

TEST(MultidamesCourse, SimplerCallsAreSimpler) {
    auto const course = multidames_course();
    for (std::string_view const function : course->functions())
        for (Case const& one : course->random(function, Difficulty::hard, 20, 9))
            for (Call const& call : simpler_calls(to_call(one)))
                EXPECT_LT(complexity(call), complexity(to_call(one)));
}

TEST(Check, ARightProgramHasTheFullMark) {
    auto const tallies = check(*multidames_course(), program([](Call const&, Answer&) {}), {}, {});
    EXPECT_EQ(tallies.size(), 7u);
    for (Tally const& one : tallies) EXPECT_EQ(one.failed, 0) << one.function;
    EXPECT_EQ(mark(tallies), 20);
}

TEST(Check, ShowsTheSmallestState) {
    // Wrong only where a black pawn stands in the last column and three players play.
    auto const wrong = program([](Call const& call, Answer& answer) {
        if (call.function == Imposed::capture && call.state.seats() >= 3
            && call.state.grid[spot(5, 7)] == Pawn::black)
            answer.text = "wrong";
    });
    auto const tallies = check(*multidames_course(), wrong, {}, {});
    Tally const tally = of(tallies, "jeu_capturer");
    ASSERT_TRUE(tally.failure);
    Call const smallest = to_call(tally.failure->smallest);
    EXPECT_EQ(smallest.state.seats(), 3);
    EXPECT_EQ(smallest.state.grid.count(Pawn::black), 1);
    EXPECT_EQ(smallest.state.grid.count(Pawn::white) + smallest.state.grid.count(Pawn::red), 0);
    EXPECT_EQ(smallest.state.round(), 1);
    EXPECT_FALSE(smallest.state.held());
    EXPECT_LT(mark(tallies), 20);
    EXPECT_GT(mark(tallies), 17);
}

TEST(Check, WhatNeverComesBackIsTriedSeldom) {
    int late = 0;
    Runner const looping = [&](std::span<Case const> cases, int most_troubles) {
        std::vector<Answer> answers(cases.size());
        for (int i = 0; i < most_troubles && i < int(cases.size()); ++i, ++late)
            answers[static_cast<std::size_t>(i)].how = Answer::How::out_of_time;
        return answers;
    };
    auto const tallies = check(*multidames_course(), looping, {}, {});
    EXPECT_EQ(mark(tallies), 0);
    EXPECT_LE(late, 7 * 5);
}

} // namespace

} // namespace damier::classroom
