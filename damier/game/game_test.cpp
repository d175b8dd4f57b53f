#include "damier/game/game.hpp"

#include <gtest/gtest.h>

namespace damier::game {
namespace {

std::vector<Option> const declared{{"size", "Size", {}, 4, 14, "10"},
                                   {"victory", "Victory", {"simple", "complex"}, 0, 0, "simple"}};

TEST(Options, AreFilledInWithTheStandardOnes) {
    Result<Options> const options = complete({{"size", "8"}}, declared);
    ASSERT_TRUE(options);
    EXPECT_EQ(options->at("size"), "8");
    EXPECT_EQ(options->at("victory"), "simple");
}

TEST(Options, BadOnesAreExplained) {
    EXPECT_EQ(in_english(complete({{"size", "3"}}, declared).error()),
              "size must be a whole number from 4 to 14, not «3»");
    EXPECT_EQ(in_english(complete({{"victory", "total"}}, declared).error()),
              "victory cannot be «total»; it is one of: simple, complex");
    EXPECT_EQ(in_english(complete({{"colour", "red"}}, declared).error()),
              "there is no option «colour» here; there are: size, victory");
    EXPECT_EQ(in_english(complete({{"colour", "red"}}, {}).error()),
              "this game has no options, so «colour» cannot be set");
}

} // namespace
} // namespace damier::game
