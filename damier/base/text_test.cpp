#include "damier/base/text.hpp"

#include <gtest/gtest.h>

namespace damier {
namespace {

TEST(Text, TrimsAndSplits) {
    EXPECT_EQ(trim("  a b\t\n"), "a b");
    EXPECT_EQ(split("a,,b", ',').size(), 3u);
    EXPECT_EQ(split("", ',').size(), 1u);
    EXPECT_EQ(split_at_blanks("  12   x\t7 "), (std::vector<std::string_view>{"12", "x", "7"}));
}

TEST(Text, IntegersAreWholeOrNothing) {
    EXPECT_EQ(to_integer("-12"), -12);
    EXPECT_EQ(to_integer("+3"), 3);
    EXPECT_EQ(to_integer("12a"), std::nullopt);
    EXPECT_EQ(to_integer(""), std::nullopt);
    EXPECT_EQ(to_integer("+-3"), std::nullopt);
    EXPECT_EQ(to_integer("99999999999999999999"), std::nullopt);
}

TEST(Text, NearestNamesForgiveTypingErrors) {
    std::vector<std::string> const names{"international", "italian", "russian", "frisian"};
    EXPECT_EQ(nearest("frisain", names).front(), "frisian");
    EXPECT_EQ(nearest("inter", names).front(), "international");
    EXPECT_TRUE(nearest("zzz", names).empty());
    EXPECT_TRUE(nearest("json", std::vector<std::string>{"version", "option"}).empty());
    EXPECT_TRUE(nearest("jsn", std::vector<std::string>{"fen"}).empty());
}

} // namespace
} // namespace damier
