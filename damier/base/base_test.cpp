#include "damier/base/fixed_vector.hpp"
#include "damier/base/message.hpp"
#include "damier/base/random.hpp"
#include "damier/base/result.hpp"

#include <gtest/gtest.h>

#include <set>

namespace damier {
namespace {

TEST(Message, FillsItsPlaces) {
    EXPECT_EQ(in_english(Message("{} must take {}", "28", 2)), "28 must take 2");
    EXPECT_EQ(in_english(Message("{{{}}}", 7)), "{7}");
    EXPECT_EQ(in_english(Message("{} and {}", 1)), "1 and ");
}

TEST(Message, PluralFollowsTheCount) {
    EXPECT_EQ(in_english(counted(1, "{} piece", "{} pieces", 1)), "1 piece");
    EXPECT_EQ(in_english(counted(0, "{} piece", "{} pieces", 0)), "0 pieces");
}

TEST(Message, MayStandInAnother) {
    Message const inner = counted(2, "{} piece", "{} pieces", 2);
    Message const outer("«{}» is illegal: {} of {}", "1-2", inner, Argument::translated("White"));
    EXPECT_EQ(in_english(outer), "«1-2» is illegal: 2 pieces of White");
    EXPECT_EQ(outer, Message(outer));
    EXPECT_NE(outer, Message("«{}» is illegal: {} of {}", "1-2", "2 pieces", "White"));
}

TEST(Result, HoldsAValueOrAnErrorWithItsPlace) {
    Result<int> const good = 3;
    ASSERT_TRUE(good);
    EXPECT_EQ(*good, 3);
    Result<int> const bad = at(2, 5, error("no such square: {}", "z9"));
    ASSERT_FALSE(bad);
    EXPECT_EQ(in_english(bad.error()), "line 2, column 5: no such square: z9");
    EXPECT_EQ(bad.value_or(7), 7);
}

TEST(FixedVector, OverflowIsRememberedNotWritten) {
    FixedVector<int, 2> list;
    for (int i = 0; i < 3; ++i) list.push_back(i);
    EXPECT_EQ(list.size(), 2u);
    EXPECT_TRUE(list.has_overflowed());
    EXPECT_EQ(list.back(), 1);
}

TEST(Random, IsTheSameEverywhereAndContinues) {
    Random random(1);
    EXPECT_EQ(random.next(), 0x910A2DEC89025CC1u); // fixed for ever: saved games depend on it
    Random again(random.state());
    EXPECT_EQ(again.next(), random.next());
    std::set<int> seen;
    for (int i = 0; i < 200; ++i) seen.insert(random.below(6));
    EXPECT_EQ(seen, (std::set<int>{0, 1, 2, 3, 4, 5}));
}

} // namespace
} // namespace damier
