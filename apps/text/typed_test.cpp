#include "apps/text/catalogue_file.hpp"
#include "apps/text/translate.hpp"
#include "apps/text/typed.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>

namespace damier::text {

namespace {

std::string first_letter(std::string const& word) {
    std::size_t end = 1; // the bytes behind the first one of a letter are 10xxxxxx
    while (end < word.size() && (static_cast<unsigned char>(word[end]) & 0xC0) == 0x80) ++end;
    return word.substr(0, end);
}

TEST(Plain, SmallLettersWithoutAccents) {
    EXPECT_EQ(plain("RÈGLES Début"), "regles debut");
    EXPECT_EQ(plain("НИЧЬЯ Ёж"), "ничья еж");
    EXPECT_EQ(plain("÷ × € \xff\xc3"), "÷ × € \xff\xc3") << "what is no letter stays";
}

TEST(Typed, EveryLanguageHasItsOwnWords) {
    for (std::string const& language : languages()) {
        if (language == "en") continue;
        use_language(language);
        EXPECT_NE(shown(typed("yes 1")), "yes") << language;
        EXPECT_EQ(own_spellings(typed("quit q exit")).front(), shown(typed("quit q exit")));
        EXPECT_TRUE(is_word(shown(typed("quit q exit")), typed("quit q exit"))) << language;
    }
    use_language("en");
    EXPECT_EQ(shown(typed("quit q exit")), "quit");
}

TEST(Typed, YesAndNoInAnyLanguage) {
    for (char const* const yes : {"y", "Yes", "o", "oui", "ja", "J", "д", "ДА", "1"})
        EXPECT_EQ(yes_or_no(yes), true) << yes;
    for (char const* const no : {"n", "No", "non", "nee", "н", "Нет", "0"})
        EXPECT_EQ(yes_or_no(no), false) << no;
    for (char const* const neither : {"", " ", "x", "yess", "2", "yes no"})
        EXPECT_EQ(yes_or_no(neither), std::nullopt) << neither;
}

TEST(Typed, NoWordMeansTwoThings) {
    auto const yes = all_spellings(typed("yes 1"));
    for (std::string const& no : all_spellings(typed("no 0"))) {
        EXPECT_EQ(std::ranges::find(yes, no), yes.end()) << no;
        for (std::string const& one : yes)
            EXPECT_NE(first_letter(one), first_letter(no)) << one << ' ' << no;
    }
}

TEST(CatalogueFile, ADamagedFileHasNoMessages) {
    std::string const file = testing::TempDir() + "damaged.mo";
    std::ifstream in(catalogue_file(languages().back()), std::ios::binary);
    std::string const whole(std::istreambuf_iterator<char>(in), {});
    ASSERT_GT(whole.size(), 1000u);
    std::size_t most = 0;
    for (std::size_t length = 0; length < whole.size(); length += whole.size() / 9) {
        std::ofstream(file, std::ios::binary) << whole.substr(0, length);
        most = std::max(most, read_catalogue(file, "typed\004").size());
    }
    EXPECT_LE(most, read_catalogue(catalogue_file(languages().back()), "typed\004").size());
    EXPECT_TRUE(read_catalogue("/nowhere.mo", "").empty());
}

} // namespace

} // namespace damier::text
