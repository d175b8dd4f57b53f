// Steps through a small tree: 1 a, 2 b with the variation c d, in which e replaces d; the letters
// are their comments.
#include "apps/terminal/stepper.hpp"

#include "tests/session/test_games.hpp"

#include <gtest/gtest.h>

namespace damier::terminal {
namespace {

session::NodeId play(session::Tree& tree, session::NodeId from, char const* name) {
    tree.go_to(from);
    session::Node node = session::played(tree.here().state, tree.here().children.size());
    node.comment_after = name;
    return tree.play(std::move(node));
}

session::Tree lines() {
    session::Tree tree(test::Race::start(2, 12), {});
    session::NodeId const a = play(tree, session::root, "a");
    play(tree, a, "b");
    session::NodeId const c = play(tree, a, "c");
    play(tree, c, "d");
    play(tree, c, "e");
    return tree;
}

TEST(Stepper, GoesAlongTheLineAndStopsAtItsEnds) {
    session::Tree const tree = lines();
    Stepper stepper(tree);
    EXPECT_FALSE(stepper.back());
    EXPECT_EQ(stepper.last_ply(), 2u);
    EXPECT_TRUE(stepper.next());
    EXPECT_TRUE(stepper.next());
    EXPECT_FALSE(stepper.next());
    EXPECT_EQ(stepper.here().comment_after, "b");
    EXPECT_TRUE(stepper.go_to(0));
    EXPECT_TRUE(stepper.go_to(99));
    EXPECT_EQ(stepper.ply(), 2u);
}

TEST(Stepper, EntersVariationsAndComesBack) {
    session::Tree const tree = lines();
    Stepper stepper(tree);
    EXPECT_FALSE(stepper.enter(0)); // nothing replaces the start
    EXPECT_FALSE(stepper.leave());
    stepper.go_to(2);
    EXPECT_EQ(stepper.others().size(), 1u);
    EXPECT_FALSE(stepper.enter(1));
    EXPECT_TRUE(stepper.enter(0));
    EXPECT_EQ(stepper.here().comment_after, "c");
    EXPECT_EQ(stepper.last_ply(), 3u);
    stepper.next();
    EXPECT_EQ(stepper.here().comment_after, "d");
    EXPECT_EQ(stepper.depth(), 1);
    EXPECT_TRUE(stepper.enter(0));
    EXPECT_EQ(stepper.here().comment_after, "e");
    EXPECT_EQ(stepper.depth(), 2);
    EXPECT_TRUE(stepper.leave());
    EXPECT_EQ(stepper.here().comment_after, "d");
    EXPECT_TRUE(stepper.leave());
    EXPECT_EQ(stepper.here().comment_after, "b");
    EXPECT_EQ(stepper.depth(), 0);
}

} // namespace
} // namespace damier::terminal
