// The published tables: perft, capture positions and splits, from the text files of this folder.
#include "tests/draughts/player.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

namespace damier::draughts::reference {
namespace {

std::string const folder = "tests/draughts/";

// Above so many leaves a count belongs to the deep set; the second is for counts of paths.
constexpr std::uint64_t most_leaves = 40'000'000, most_paths = 1'200'000;

enum class Part { quick, deep };

template <class Count>
void check_counts(std::string const& file, std::uint64_t limit, Part part, Count&& count) {
    int checked = 0;
    for (auto const& row : read_table(folder + file)) {
        ASSERT_EQ(row.size(), 5u) << row[0];
        int const depth = std::stoi(row[2]);
        std::uint64_t const leaves = std::stoull(row[3]);
        if ((leaves > limit) != (part == Part::deep)) continue;
        Player const& p = player(row[0]);
        EXPECT_EQ(count(p, p.squares().position(row[1]), depth), leaves)
            << row[0] << " " << row[1] << " depth " << depth << " (" << row[4] << ")";
        ++checked;
    }
    EXPECT_GT(checked, 10);
}

std::uint64_t count_moves_of(Player const& p, State const& state, int depth) {
    return p.perft(state, depth);
}
std::uint64_t count_paths_of(Player const& p, State const& state, int depth) {
    return p.perft_of_paths(state, depth);
}

TEST(Perft, EqualsTheTables) {
    check_counts("perft.txt", most_leaves, Part::quick, count_moves_of);
}

TEST(Perft, OfPathsEqualsTheTables) {
    check_counts("perft_paths.txt", most_paths, Part::quick, count_paths_of);
}

// Minutes to an hour: ctest -C deep -L deep.
TEST(Perft, DISABLED_DeepEqualsTheTables) {
    check_counts("perft.txt", most_leaves, Part::deep, count_moves_of);
}
TEST(Perft, DISABLED_DeepOfPathsEqualsTheTables) {
    check_counts("perft_paths.txt", most_paths, Part::deep, count_paths_of);
}

TEST(Captures, EqualTheTable) {
    int checked = 0;
    for (auto const& row : read_table(folder + "captures.txt")) {
        SCOPED_TRACE(row[0] + " " + row[1]);
        Player const& p = player(row[0]);
        auto const moves = p.moves(p.squares().position(row[1]));
        ASSERT_TRUE(moves);
        std::vector<std::string> found, expected;
        std::size_t paths = 0;
        for (Counted const& counted : *moves) {
            found.push_back(p.squares().move(counted.move));
            paths += counted.paths;
        }
        std::istringstream list(row[3]);
        for (std::string move; list >> move;) expected.push_back(move);
        std::sort(found.begin(), found.end());
        std::sort(expected.begin(), expected.end());
        EXPECT_EQ(found, expected);
        EXPECT_EQ(paths, std::stoull(row[2]));
        ++checked;
    }
    EXPECT_GE(checked, 95);
}

TEST(Divide, EqualsTheTable) {
    int checked = 0;
    for (auto const& row : read_table(folder + "divide.txt")) {
        SCOPED_TRACE(row[0] + " " + row[1]);
        Player const& p = player(row[0]);
        bool found = false;
        auto const moves = p.moves(p.start);
        ASSERT_TRUE(moves);
        for (Counted const& counted : *moves) {
            if (p.squares().move(counted.move) != row[1]) continue;
            found = true;
            EXPECT_EQ(p.perft(p.referee.after(p.start, counted.move), 5), std::stoull(row[2]));
        }
        EXPECT_TRUE(found);
        ++checked;
    }
    EXPECT_EQ(checked, 109);
}

// Crowded boards on which a plain search for captures does not end: an answer or an Error, soon.
TEST(Hazards, CrowdedBoardsEnd) {
    Player const& p = player("frisian");
    for (char const* fen :
         {"W:W50:B7,9,11,12,13,14,16,18,20,21,22,23,24,27,29,31,32,33,34,36,38,40,41,42,43,44,K47,"
          "K49",
          "W:WK5:BK2,K4,K7,K8,K9,K10,K11,K13,K15,K16,K18,K19,K20,K21,K22,K24,K27,K29,K30,K31,K32,"
          "K33,K35,K36,K37,K38,K40,K41,K42,K43,K44"}) {
        auto const moves = p.moves(p.squares().position(fen));
        if (moves) {
            for (Counted const& counted : *moves) EXPECT_FALSE(counted.move.captured.empty());
        }
    }
}

// The rows of men of every variant stand where its tables have them.
TEST(Start, EqualsTheTables) {
    std::set<std::string> seen;
    for (auto const& row : read_table(folder + "perft.txt")) {
        if (!seen.insert(row[0]).second) continue; // the start is the first position of a variant
        Player const& p = player(row[0]);
        EXPECT_EQ(text(p.squares().position(row[1])), text(p.start)) << row[0];
    }
}

} // namespace
} // namespace damier::draughts::reference
