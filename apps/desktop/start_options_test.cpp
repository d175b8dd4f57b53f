#include "apps/desktop/start_options.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace damier::desktop {

namespace {

Result<StartOptions> read(std::vector<std::string> const& arguments) {
    return read_start_options(arguments);
}

TEST(StartOptions, AreRead) {
    auto const options = read({"--screenshot", "x.png", "--page=review", "--game", "russian",
                               "--theme", "slate", "--lang", "fr", "--size", "1280x800", "a.pdn"});
    ASSERT_TRUE(options) << in_english(options.error());
    StartOptions expected;
    expected.screenshot = "x.png";
    expected.page = Page::review;
    expected.game = "russian";
    expected.theme = "slate";
    expected.language = "fr";
    expected.width = 1280;
    expected.height = 800;
    expected.file = "a.pdn";
    EXPECT_EQ(*options, expected);
    EXPECT_TRUE(read({"-h"})->wants_help);
    EXPECT_TRUE(read({"-V"})->wants_version);
    EXPECT_EQ(read({"--", "--odd"})->file, "--odd");
}

TEST(StartOptions, WrongOnesAreExplained) {
    for (std::vector<std::string> const& wrong :
         std::vector<std::vector<std::string>>{{"--nonsense"},
                                               {"--page"},
                                               {"--page", "kitchen"},
                                               {"--lang", "de"},
                                               {"--game", "chess"},
                                               {"--size", "10x10"},
                                               {"--size", "big"},
                                               {"a", "b"}})
        EXPECT_FALSE(read(wrong)) << wrong.front();
}

} // namespace

} // namespace damier::desktop
