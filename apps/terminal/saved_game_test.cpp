// What is typed behind «save» and «load».
#include "apps/terminal/saved_game.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

namespace damier::terminal {
namespace {

TEST(FileWish, KeepsTheNameAsItIs) {
    EXPECT_EQ(FileWish::read("  my  game.pdn ", {})->file, "my  game.pdn");
    EXPECT_EQ(FileWish::read("", "usual.pdn")->file, "usual.pdn");
    EXPECT_FALSE(FileWish::read(" ", {}));
}

TEST(FileWish, TakesOptionsBehindTheName) {
    auto const wish = FileWish::read("a  b --game 3 --format dat", {});
    ASSERT_TRUE(wish);
    EXPECT_EQ(wish->file, "a  b");
    EXPECT_EQ(wish->game, 3);
    EXPECT_EQ(wish->format, records::Format::dat);
    EXPECT_FALSE(FileWish::read("a --game 0", {}));
    EXPECT_FALSE(FileWish::read("a --format strange", {}));
    EXPECT_EQ(FileWish::read("--game 2", "usual.pdn")->file, "usual.pdn");
}

TEST(FileWish, ReplacesOnlyWhenTold) {
    auto const wish = FileWish::read("x.dat!", {});
    ASSERT_TRUE(wish);
    EXPECT_EQ(wish->file, "x.dat");
    EXPECT_TRUE(wish->may_replace);
    EXPECT_FALSE(FileWish::read("x.dat", {})->may_replace);
}

TEST(FileWish, KnowsTheHomeDirectory) {
    ASSERT_EQ(::setenv("HOME", "/home/ann", 1), 0);
    EXPECT_EQ(FileWish::read("~/x.pdn", {})->file, "/home/ann/x.pdn");
    EXPECT_EQ(FileWish::read("~", {})->file, "/home/ann");
    EXPECT_EQ(FileWish::read("~x.pdn", {})->file, "~x.pdn");
}

} // namespace
} // namespace damier::terminal
