// Curves that are drawn are found again, and the table counts every position once.
#include "apps/lab/curves.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace damier::lab {
namespace {

using engine::Chances;
using engine::Expectation;
using engine::Score;

// A thousand games at each score, ended as `chances` foretell.
Outcomes foretold_by(Chances const& chances) {
    Outcomes outcomes;
    for (int score = -300; score <= 300; score += 20) {
        Expectation const e = Score::from_value(score).expectation(chances);
        int const won = static_cast<int>(std::lround(1000 * e.win));
        int const lost = static_cast<int>(std::lround(1000 * e.loss));
        for (int i = 0; i < 1000; ++i) outcomes.add(score, i < won ? 2 : i < won + lost ? 0 : 1);
    }
    return outcomes;
}

TEST(Curves, are_found_again) {
    for (Chances const drawn : {Chances{130, 62}, Chances{28, 36}}) {
        Outcomes const outcomes = foretold_by(drawn);
        Chances const found = outcomes.fit();
        EXPECT_NEAR(found.half_way, drawn.half_way, 2);
        EXPECT_NEAR(found.slope, drawn.slope, 2);
        EXPECT_LT(outcomes.error(found), outcomes.error({drawn.half_way + 40, drawn.slope}));
    }
}

TEST(Curves, are_told_beside_what_happened) {
    Chances const drawn{130, 62};
    double positions = 0;
    for (auto const& row : foretold_by(drawn).table(drawn)) {
        positions += row.positions;
        EXPECT_NEAR(row.foretold.win, row.happened.win, 0.002);
        EXPECT_NEAR(row.foretold.draw, row.happened.draw, 0.002);
    }
    // Half of the thirty other scores, of both sides, and all of the score zero.
    EXPECT_EQ(positions, 16'000);
}

TEST(Curves, leave_out_a_score_that_sees_the_end) {
    Outcomes outcomes;
    outcomes.add(29'990, 2);
    EXPECT_TRUE(outcomes.empty());
}

} // namespace
} // namespace damier::lab
