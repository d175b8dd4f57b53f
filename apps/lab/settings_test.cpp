#include "apps/lab/settings.hpp"

#include <gtest/gtest.h>

namespace damier::lab {
namespace {

TEST(Settings, are_read_by_name) {
    auto const features = features_from("futility_margin=80,killers=0");
    ASSERT_TRUE(features);
    engine::Features expected;
    expected.futility_margin = 80;
    expected.killers = false;
    EXPECT_EQ(*features, expected);
    EXPECT_EQ(*features_from(""), engine::Features());
    for (char const* wrong :
         {"futility_margin", "futility_margin=", "futility_margin=x", "futility_margin=80x",
          "futility_margin=9999", "killers=-1", "unknown=1", "killers=1,"})
        EXPECT_FALSE(features_from(wrong)) << wrong;
}

TEST(Settings, have_defaults_within_their_bounds) {
    for (Setting const& setting : settings()) {
        int const number = setting.get(engine::Features());
        EXPECT_GE(number, setting.least) << setting.name;
        EXPECT_LE(number, setting.most) << setting.name;
        EXPECT_EQ(find_setting(setting.name), &setting);
    }
}

} // namespace
} // namespace damier::lab
