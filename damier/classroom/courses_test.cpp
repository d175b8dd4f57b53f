// The other courses: every case comes back from its text, and the answers are those of the
// documents.
#include "damier/classroom/check.hpp"
#include "damier/classroom/mansuba/call.hpp"
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

// A judge needs cases of every function, also where nothing is drawn by chance.
TEST(UlbCourse, AJudgeGetsEveryFunction) {
    auto const course = ulb_course();
    for (std::string_view const function : course->functions())
        EXPECT_FALSE(course->references(function).empty()
                     && course->random(function, Difficulty::easy, 1, 1).empty())
            << function;
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

TEST(MansubaCourse, EveryCaseIsACallAndComesBack) {
    auto const course = mansuba_course();
    for (std::string_view const function : course->functions())
        for (Case const& one : cases(*course, function, {}))
            EXPECT_EQ(to_case(to_mansuba_call(one)), one) << function << '\n' << one.input;
}

// Of the document: what may be reached from 44 when nothing stands near, and a multiple jump.
TEST(MansubaCourse, WhereAPawnMayGo) {
    MansubaCall call;
    call.function = "choose_random_move_for_piece";
    call.place = 44;
    call.cells[44] = 21;
    EXPECT_EQ(to_case(call).expected, "34 35 45 54 55\n");
    call.player = mansuba_black;
    call.cells[44] = 11;
    EXPECT_EQ(to_case(call).expected, "33 34 43 53 54\n");
    call.player = mansuba_white;
    call.cells[44] = 21;
    call.cells[45] = 11,
    call.cells[57] = 21; // over 45 to 46, and on over 57 to 68; 45 can be taken
    EXPECT_EQ(to_case(call).expected, "34 35 45 46 54 55 68 multiple-jump\n");
}

TEST(MansubaCourse, DrawnChoicesAreOfTheLegalOnes) {
    auto const course = mansuba_course();
    Case const one{"choose_random_piece_belonging_to", "", "3 14 15\n"};
    EXPECT_TRUE(course->accepts(one, "14 \n"));
    EXPECT_TRUE(course->accepts(one, "3 15 \n"));
    EXPECT_FALSE(course->accepts(one, "3 5 \n"));
    EXPECT_FALSE(course->accepts(one, "\n"));
    EXPECT_FALSE(course->accepts({"simple_win", "", "1\n"}, "1 1\n"));
}

TEST(MansubaCourse, VictoriesAreMetAndMissed) {
    for (char const* const function : {"simple_win", "complex_win"}) {
        std::set<std::string> answers[3];
        for (Case const& one : mansuba_course()->random(function, Difficulty::medium, 200, 4))
            answers[static_cast<std::size_t>(to_mansuba_call(one).world)].insert(one.expected);
        EXPECT_EQ(answers[0].size(), 2u) << function;
        EXPECT_EQ(answers[1].size(), 2u) << function;
        EXPECT_EQ(answers[2].size(), 1u) << function; // left open on the chess-board
    }
}

// Who forgets one place wins too early: that is told apart whatever is drawn by chance.
TEST(MansubaCourse, VictoriesAreMissedByOnePlace) {
    int won = 0, missed = 0;
    for (Case const& one : mansuba_course()->fixed("complex_win")) {
        MansubaCall const call = to_mansuba_call(one);
        auto const own = std::ranges::count(call.cells, 10 * call.player + 1);
        bool const is_many = own == (call.world == mansuba::World::classic ? 10 : 5);
        won += one.expected == "1\n" ? 1 : 0;
        missed += is_many && one.expected == "0\n" && call.cells[45] != 0 ? 1 : 0;
    }
    EXPECT_EQ(won, 4); // two players, two grids
    EXPECT_EQ(missed, 4);
}

TEST(MansubaCourse, SimplerCallsHaveFewerPieces) {
    auto const course = mansuba_course();
    for (char const* const function : {"simple_win", "choose_random_move_for_piece", "print_world"})
        for (Case const& one : course->random(function, Difficulty::hard, 20, 3))
            for (Case const& simpler : course->simpler(one)) {
                auto const pieces = [](Case const& some) {
                    return std::ranges::count_if(to_mansuba_call(some).cells,
                                                 [](int cell) { return cell != 0; });
                };
                EXPECT_EQ(pieces(simpler), pieces(one) - 1);
                EXPECT_NE(simpler.expected, "\n");
            }
}

TEST(MansubaCourse, AJudgeGetsEveryGrid) {
    auto const course = mansuba_course();
    for (std::string_view const function : course->functions()) {
        std::set<std::string> grids;
        for (Case const& one : course->references(function))
            grids.insert(one.input.substr(0, one.input.find_first_of(" \n")));
        MansubaCall call;
        call.function = function;
        EXPECT_EQ(grids.size(), call.has_grid()             ? 3u
                                : function == "next_player" ? 2u
                                                            : 1u)
            << function;
    }
    auto const worlds = course->references("print_world");
    ASSERT_EQ(worlds.size(), 3u);
    for (Case const& one : worlds) EXPECT_EQ(std::ranges::count(one.expected, '\n'), 10);
}

} // namespace

} // namespace damier::classroom
