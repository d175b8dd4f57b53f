// The other courses: every case comes back from its text, and the answers are those of the
// documents.
#include "damier/classroom/check.hpp"
#include "damier/classroom/mansuba/course.hpp"
#include "damier/classroom/ulb/call.hpp"
#include "damier/classroom/ulb/course.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace damier::classroom {

namespace {

TEST(UlbCourse, EveryCaseIsACallAndComesBack) {
    auto const course = ulb_course();
    for (std::string_view const function : course->functions())
        for (Case const& one : cases(*course, function, {}))
            EXPECT_EQ(to_case(to_ulb_call(one)), one) << function << '\n' << one.input;
}

TEST(UlbCourse, EveryCodeIsMet) {
    std::set<std::string> codes;
    for (Case const& one : cases(*ulb_course(), "checkMove", {}))
        codes.insert(one.expected.substr(0, one.expected.find('\n')));
    EXPECT_EQ(codes.size(), 12u);
}

TEST(UlbCourse, SimplerCallsHaveFewerPieces) {
    auto const course = ulb_course();
    for (Case const& one : course->random("movePiece", Difficulty::hard, 20, 3))
        for (Case const& simpler : course->simpler(one)) {
            auto const pieces = [](Case const& some) {
                return std::ranges::count_if(some.input,
                                             [](char c) { return c == '1' || c == '2'; });
            };
            EXPECT_LT(pieces(simpler), pieces(one));
        }
}

TEST(MansubaCourse, NeighboursOfTheThreeGrids) {
    auto const all = mansuba_course()->fixed("get_neighbors");
    EXPECT_EQ(all.size(), 100u + 50u + 100u);
    auto const of = [&](std::string const& input) {
        return std::ranges::find(all, input, &Case::input)->expected;
    };
    EXPECT_EQ(of("8 0\n"), "1 1\n10 -3\n11 -4\n");
    EXPECT_EQ(of("6 23\n"), "3 3\n12 4\n14 2\n32 -2\n34 -4\n43 -3\n");
    EXPECT_EQ(of("4 0\n"), "11 -4\n");
}

TEST(MansubaCourse, AJudgeGetsThePrintedWorlds) {
    auto const worlds = mansuba_course()->references("print_world");
    ASSERT_EQ(worlds.size(), 3u);
    for (Case const& one : worlds) EXPECT_EQ(std::ranges::count(one.expected, '\n'), 10);
}

} // namespace

} // namespace damier::classroom
