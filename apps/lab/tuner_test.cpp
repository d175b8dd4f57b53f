#include "apps/lab/tuner.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace damier::lab {
namespace {

// A game whose outcome depends on how near the numbers are to 30 and -4.
double strength(std::vector<int> const& numbers) {
    return -std::pow((numbers[0] - 30) / 10.0, 2) - std::pow((numbers[1] + 4) / 2.0, 2);
}
double score(Tuner::Question const& question) {
    return std::tanh(strength(question.first) - strength(question.second));
}
Tuner start() { return Tuner({{"a", 0, 100, 5, 70}, {"b", -10, 10, 1, 6}}, 400, 1, 7); }

TEST(Tuner, finds_the_numbers_that_win) {
    Tuner tuner = start();
    while (!tuner.is_over()) tuner.answer(score(tuner.question()));
    EXPECT_NEAR(tuner.numbers()[0].value, 30, 3);
    EXPECT_NEAR(tuner.numbers()[1].value, -4, 1);
}

TEST(Tuner, asks_about_two_different_sides_within_the_bounds) {
    Tuner tuner({{"a", 0, 3, 2, 1}}, 50, 5, 1);
    while (!tuner.is_over()) {
        auto const question = tuner.question();
        EXPECT_NE(question.first, question.second);
        for (int const value : {question.first[0], question.second[0]}) {
            EXPECT_GE(value, 0);
            EXPECT_LE(value, 3);
        }
        tuner.answer(1);
    }
}

TEST(Tuner, goes_on_after_a_stop_as_if_there_had_been_none) {
    Tuner whole = start(), first = start();
    for (int i = 0; i < 20; ++i) whole.answer(score(whole.question()));
    for (int i = 0; i < 9; ++i) first.answer(score(first.question()));
    Tuner second = start();
    ASSERT_TRUE(second.restore(first.state()));
    while (second.round() < 20) second.answer(score(second.question()));
    EXPECT_EQ(second.state(), whole.state());
}

TEST(Tuner, refuses_what_belongs_to_another_search_or_is_damaged) {
    Tuner tuner = start();
    std::string const state = tuner.state();
    EXPECT_FALSE(Tuner({{"a", 0, 100, 5, 70}}, 400, 1, 7).restore(state));
    EXPECT_FALSE(tuner.restore(state.substr(0, state.size() - 4)));
    EXPECT_FALSE(tuner.restore(""));
    EXPECT_TRUE(tuner.restore(state));
}

} // namespace
} // namespace damier::lab
