#include "damier/session/tree.hpp"

#include "tests/session/test_games.hpp"

#include <gtest/gtest.h>

namespace damier::session {
namespace {

NodeId play(Tree& tree, std::size_t index) { return tree.play(played(tree.here().state, index)); }

Tree three_plies() {
    Tree tree(test::Race::start(2, 12), {});
    for (int i = 0; i < 3; ++i) play(tree, 0);
    return tree;
}

TEST(Tree, PlayingFromAnEarlierNodeMakesAVariation) {
    Tree tree = three_plies();
    tree.go_to(1);
    NodeId const other = play(tree, 1);
    EXPECT_EQ(other, 4);
    EXPECT_EQ(tree.node(1).children, (std::vector<NodeId>{2, 4}));
    EXPECT_EQ(tree.main_line(), (std::vector<NodeId>{0, 1, 2, 3}));
    EXPECT_TRUE(tree.is_main(3));
    EXPECT_FALSE(tree.is_main(4));
    EXPECT_EQ(tree.path(4), (std::vector<NodeId>{0, 1, 4}));
}

TEST(Tree, TheSameActionAgainIsTheSameNode) {
    Tree tree = three_plies();
    tree.go_to(root);
    EXPECT_EQ(play(tree, 0), 1);
    EXPECT_EQ(tree.size(), 4u);
}

TEST(Tree, ForwardFollowsTheLineLastVisited) {
    Tree tree = three_plies();
    tree.go_to(1);
    play(tree, 1);
    tree.go_to(root);
    EXPECT_EQ(tree.forward(root, 9), 4);
    EXPECT_EQ(tree.forward(root, 1), 1);
    tree.go_to(3);
    tree.go_to(root);
    EXPECT_EQ(tree.forward(root, 9), 3);
    EXPECT_EQ(tree.back(3, 2), 1);
    EXPECT_EQ(tree.back(3, 99), root);
}

TEST(Tree, PromotionMovesALineToTheFront) {
    Tree tree = three_plies();
    tree.go_to(1);
    play(tree, 1);
    NodeId const deep = play(tree, 0);
    EXPECT_TRUE(tree.promote(deep));
    EXPECT_EQ(tree.main_line(), (std::vector<NodeId>{0, 1, 4, 5}));
    EXPECT_FALSE(tree.promote(deep));
}

TEST(Tree, DeletionTakesWhatFollowsAndNeverGivesANumberAgain) {
    Tree tree = three_plies();
    tree.remove(2);
    EXPECT_EQ(tree.current(), 1);
    EXPECT_FALSE(tree.has(2));
    EXPECT_FALSE(tree.has(3));
    EXPECT_EQ(tree.forward(1, 1), 1);
    EXPECT_EQ(play(tree, 0), 4);
}

TEST(Tree, APartCanBeCopied) {
    Tree tree = three_plies();
    tree.go_to(1);
    play(tree, 1);
    tree.comment(4, false, "better");
    tree.annotate(4, {1, 14});
    Tree const part = tree.copy(1);
    EXPECT_EQ(part.size(), 4u);
    ASSERT_EQ(part.node(root).children.size(), 2u);
    Node const& variation = part.node(part.node(root).children[1]);
    EXPECT_EQ(variation.comment_after, "better");
    EXPECT_EQ(variation.nags, (std::vector<int>{1, 14}));
    EXPECT_EQ(variation.state, tree.node(4).state); // shared, not copied
    EXPECT_EQ(tree.copy(root).main_line().size(), tree.main_line().size());
}

} // namespace
} // namespace damier::session
