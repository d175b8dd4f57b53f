// What is typed behind «save» and «load».
#include "apps/terminal/saved_game.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

namespace damier::terminal {
namespace {

TEST(NamedFile, KeepsTheNameAsItIs) {
    EXPECT_EQ(NamedFile::read("  my  game.pdn ", {})->file, "my  game.pdn");
    EXPECT_EQ(NamedFile::read("", "usual.pdn")->file, "usual.pdn");
    EXPECT_FALSE(NamedFile::read(" ", {}));
}

TEST(NamedFile, TakesOptionsBehindTheName) {
    auto const named = NamedFile::read("a  b --game 3 --format dat", {});
    ASSERT_TRUE(named);
    EXPECT_EQ(named->file, "a  b");
    EXPECT_EQ(named->game, 3);
    EXPECT_EQ(named->format, records::Format::dat);
    EXPECT_FALSE(NamedFile::read("a --game 0", {}));
    EXPECT_FALSE(NamedFile::read("a --format strange", {}));
    EXPECT_EQ(NamedFile::read("--game 2", "usual.pdn")->file, "usual.pdn");
}

TEST(NamedFile, ReplacesOnlyWhenTold) {
    auto const named = NamedFile::read("x.dat!", {});
    ASSERT_TRUE(named);
    EXPECT_EQ(named->file, "x.dat");
    EXPECT_TRUE(named->may_replace);
    EXPECT_FALSE(NamedFile::read("x.dat", {})->may_replace);
}

TEST(NamedFile, KnowsTheHomeDirectory) {
    ASSERT_EQ(::setenv("HOME", "/home/ann", 1), 0);
    EXPECT_EQ(NamedFile::read("~/x.pdn", {})->file, "/home/ann/x.pdn");
    EXPECT_EQ(NamedFile::read("~", {})->file, "/home/ann");
    EXPECT_EQ(NamedFile::read("~x.pdn", {})->file, "~x.pdn");
}

} // namespace
} // namespace damier::terminal
