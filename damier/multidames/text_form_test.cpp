#include "damier/multidames/text_form.hpp"

#include "damier/base/random.hpp"
#include "damier/multidames/sample_test.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace damier::multidames {
namespace {

std::string replaced(std::string_view text, std::string_view from, std::string_view to) {
    std::string result(text);
    result.replace(result.find(from), from.size(), to);
    return result;
}

std::string complaint(std::string_view text) {
    Result<Position> const position = read_text(text);
    return position ? "" : in_english(position.error());
}

std::string unplayable(std::string_view text) {
    Result<Position> const position = playable(*read_text(text));
    return position ? "" : in_english(position.error());
}

TEST(Text, ReadsAndWritesTheSample) {
    Result<Position> const position = read_text(sample);
    ASSERT_TRUE(position);
    EXPECT_EQ(position->seats(), 4);
    EXPECT_EQ(position->round(), 3);
    EXPECT_EQ(position->current(), 3);
    EXPECT_EQ(position->score(1), 14);
    EXPECT_EQ(position->held(), spot(4, 2));
    EXPECT_EQ(position->grid[spot(0, 1)], Pawn::black);
    EXPECT_EQ(write_text(*position), sample);
}

TEST(Text, TheNumberOfCellsTellsTheSize) {
    for (int size = least_size; size <= most_size; size += 2) {
        Position const position = set_up(size, 3, 4);
        EXPECT_EQ(*read_text(write_text(position)), position);
    }
}

TEST(Text, AcceptsNegativeScoresAndAnyBlanks) {
    Result<Position> const position = read_text(replaced(sample, "\n1 14\n", "\t1\r\n\n -14 "));
    ASSERT_TRUE(position);
    EXPECT_EQ(position->score(1), -14);
}

TEST(Text, SaysWhatIsWrongAndWhere) {
    EXPECT_EQ(complaint(""), "the text ends early: the number of players is missing");
    EXPECT_EQ(complaint("4 3"), "the text ends early: the current player is missing");
    EXPECT_EQ(complaint(replaced(sample, "4 3 3", "5 3 3")),
              "line 1, column 1: the number of players is 5, but goes from 2 to 4");
    EXPECT_EQ(complaint(replaced(sample, "4 3 3", "4 3 4")),
              "line 1, column 5: the current player is 4, but goes from 0 to 3");
    EXPECT_EQ(complaint(replaced(sample, "1 14", "1 x")),
              "line 3, column 3: «x» is not a whole number");
    EXPECT_EQ(complaint(replaced(sample, "1 3 1 3", "1 3 4 3")),
              "line 7, column 5: a cell is 4, but goes from 0 to 3");
    EXPECT_EQ(complaint(std::string(sample) + "1"),
              "there are 65 cells; a board has 36, 64, 100 or 144");
    EXPECT_EQ(complaint(replaced(sample, "1 4 2", "1 4 9")),
              "the held pawn, row 4 and column 9, is off the board");
    EXPECT_FALSE(read_text(replaced(sample, "1 14", "1 99999999999")));
}

TEST(Playable, SettlesAStateBetweenTwoManipulations) {
    Result<Position> const after_last_jump = playable(*read_text(sample));
    ASSERT_TRUE(after_last_jump);
    EXPECT_EQ(after_last_jump->current(), 0);
    EXPECT_EQ(after_last_jump->round(), 4);
    EXPECT_EQ(after_last_jump->held(), std::nullopt);

    Position stopped = *after_last_jump;
    stopped.stop();
    EXPECT_EQ(playable(stopped)->current(), 1);
}

TEST(Playable, RefusesWhatNoGameCanGoOnFrom) {
    std::string nobody(sample);
    for (char const* score : {"1 11", "1 14", "1 12", "1 8"})
        nobody = replaced(nobody, score, "0 0");
    EXPECT_EQ(unplayable(nobody), "no player is active");
    EXPECT_EQ(unplayable(replaced(sample, "4 3 3", "4 0 3")), "the rounds are counted from 1");
    EXPECT_EQ(unplayable(replaced(sample, "4 3 3", "4 1 3")),
              "no pawn can be held in the first round");
    EXPECT_EQ(unplayable(replaced(sample, "1 4 2", "1 3 3")),
              "the held pawn is not on the board: its cell is empty");
    Position bare(6, 3);
    EXPECT_EQ(unplayable(write_text(bare)), "there are too few white pawns for the first round");
}

RC_GTEST_PROP(Text, RoundTrip, (std::uint64_t seed)) {
    Random random(seed);
    Position position = set_up(least_size + 2 * random.below(4), 2 + random.below(3), seed);
    for (int n = random.below(80); n > 0 && !position.is_over(); --n) {
        Steps steps;
        position.legal_steps(steps);
        position.play(
            steps[static_cast<std::size_t>(random.below(static_cast<int>(steps.size())))]);
    }
    Result<Position> const read = read_text(write_text(position));
    RC_ASSERT(read.has_value());
    RC_ASSERT(*read == position);
    RC_ASSERT(*playable(*read) == position);
}

} // namespace
} // namespace damier::multidames
