#include "damier/draughts/rules_text.hpp"

#include "damier/draughts/rules/bt.hpp"
#include "damier/draughts/rules/czech.hpp"
#include "damier/draughts/rules/english.hpp"
#include "damier/draughts/rules/frisian.hpp"
#include "damier/draughts/rules/international.hpp"
#include "damier/draughts/rules/killer.hpp"
#include "damier/draughts/rules/losing.hpp"
#include "damier/draughts/rules/russian.hpp"
#include "damier/draughts/rules/thai.hpp"
#include "damier/draughts/rules/turkish.hpp"

#include <gtest/gtest.h>

namespace damier::draughts {
namespace {

std::string text(Rules const& rules) { return in_english(summary(rules)); }

TEST(RulesText, ASummaryTellsRuleSetsApart) {
    EXPECT_EQ(text(rules::international), "10x10, 20 men each; flying kings; men capture backwards "
                                          "too; the largest capture must be made.");
    EXPECT_EQ(text(rules::russian),
              "8x8, 12 men each; flying kings; men capture backwards too; any "
              "capture may be chosen; men are crowned in passing.");
    EXPECT_EQ(text(rules::english), "8x8, 12 men each; kings move one square; men capture forwards "
                                    "only; any capture may be chosen.");
    EXPECT_EQ(text(rules::czech),
              "8x8, 12 men each; flying kings; men capture forwards only; kings "
              "capture before men.");
    EXPECT_EQ(text(rules::thai), "8x8, 8 men each; flying kings that land right behind what they "
                                 "capture; men capture forwards only; any capture may be chosen.");
    EXPECT_EQ(text(rules::frisian), "10x10, 20 men each; kings fly and capture in all directions; "
                                    "men capture in all directions; the largest capture must be "
                                    "made.");
    EXPECT_EQ(text(rules::turkish), "8x8, 16 men each; kings fly along rows and columns; men move "
                                    "and capture forwards and sideways; the largest capture must "
                                    "be made.");
}

TEST(RulesText, ASummaryTellsWhatIsUnusual) {
    EXPECT_TRUE(text(rules::losing).ends_with("; a player who cannot move wins."));
    EXPECT_TRUE(text(rules::bt).ends_with("; the first king wins."));
    EXPECT_NE(text(rules::killer), text(rules::international));
}

} // namespace
} // namespace damier::draughts
