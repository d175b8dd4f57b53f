#include "damier/pdn/builder.hpp"
#include "damier/pdn/encoding.hpp"

#include <gtest/gtest.h>

#include <array>

namespace damier::pdn {

namespace {

// "Чемпионат" in four encodings: what a file of one Russian name holds.
constexpr std::array<std::string_view, 4> championship{
    "\xD7\xE5\xEC\xEF\xE8\xEE\xED\xE0\xF2", // Windows-1251
    "\xFE\xC5\xCD\xD0\xC9\xCF\xCE\xC1\xD4", // KOI8-R
    "\x97\xA5\xAC\xAF\xA8\xAE\xAD\xA0\xE2", // IBM866
    "\xC7\xD5\xDC\xDF\xD8\xDE\xDD\xD0\xE2", // ISO-8859-5
};
constexpr std::array<std::string_view, 4> names{"Windows-1251", "KOI8-R", "IBM866", "ISO-8859-5"};

std::string file_of(std::string_view event) {
    return "[Event \"" + std::string(event) + "\"]\n[GameType \"25\"]\n\n1. c3-d4 d6-c5 *\n";
}

std::string event_of(ReadGames const& read) {
    return read.games.size() == 1 ? std::string(read.games[0].tag("Event").value_or("none"))
                                  : std::to_string(read.games.size()) + " games";
}

std::string all(Source const& source) {
    std::string text;
    for (std::array<char, 3> some;;) { // characters are cut in the middle
        Result<std::size_t> const count = source(some.data(), some.size());
        if (!count || *count == 0) return text;
        text.append(some.data(), *count);
    }
}

// Gives one byte at a time.
Source slowly(std::string_view text) {
    return [rest = from_text(text)](char* to, std::size_t) { return rest(to, 1); };
}

} // namespace

TEST(Encoding, CyrillicFilesAreRecognisedAndSaid) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        ReadGames const read = read_games(file_of(championship[i]));
        EXPECT_EQ(event_of(read), "Чемпионат") << names[i];
        ASSERT_EQ(read.problems.size(), 1u) << names[i];
        EXPECT_EQ(in_english(read.problems[0].error),
                  "line 1, column 9: this text is not UTF-8; it was read as "
                      + std::string(names[i]));
    }
}

TEST(Encoding, ItDoesNotMatterHowTheBytesArrive) {
    std::string const file = file_of(championship[0]);
    Reader reader(slowly(file), 2);
    Builder builder;
    ASSERT_TRUE(reader.read_game(builder));
    EXPECT_EQ(builder.take_game().tag("Event"), "Чемпионат");
}

TEST(Encoding, AFewAccentsAreWindows1252) {
    EXPECT_EQ(guess_encoding("M\xFCller, Andr\xE9"), usual_foreign);
    EXPECT_EQ(event_of(read_games(file_of("Andr\xE9 \x96 Co\xF6p"))), "André – Coöp");
    // A file to which a program of today has added a game.
    EXPECT_EQ(event_of(read_games(file_of("Andr\xE9 and Ren\xC3\xA9"))), "André and René");
}

TEST(Encoding, CentralEuropeIsToldByMoreLetters) {
    std::string text; // "příliš žluťoučký kůň", Windows-1250
    for (int i = 0; i < 4; ++i)
        text += "p\xF8\xEDli\x9A \x9Elu\x9Dou\xE8k\xFD k\xF9\xF2 "
                "\xFAp\xEC"
                "l \xEF\xE1"
                "belsk\xE9 \xF3"
                "dy, ";
    std::string_view const guess = guess_encoding(text);
    EXPECT_TRUE(guess == "Windows-1250" || guess == "ISO-8859-2") << guess;
}

TEST(Encoding, Utf16IsReadByItsMark) {
    std::u16string const text = u"\uFEFF[Event \"Чемпионат\"]\n1. c3-d4 *\n";
    std::string little, big;
    for (char16_t const c : text) {
        little.append({static_cast<char>(c & 0xFF), static_cast<char>(c >> 8)});
        big.append({static_cast<char>(c >> 8), static_cast<char>(c & 0xFF)});
    }
    EXPECT_EQ(event_of(read_games(little)), "Чемпионат");
    EXPECT_EQ(event_of(read_games(big)), "Чемпионат");
    EXPECT_EQ(read_games("\xFF\xFE").games.size(), 0u);
}

TEST(Encoding, ANamedOneIsTakenAtItsWord) {
    Result<Source> const named = decoded(from_text("\xC0\x98 \xE9"), "windows-1251");
    ASSERT_TRUE(named);
    EXPECT_EQ(all(*named), "А\uFFFD й"); // 98 is no character there
    Result<Source> const cut = decoded(slowly("\xC3\xA9 \xC3"), "utf-8");
    ASSERT_TRUE(cut);
    EXPECT_EQ(all(*cut), "é \uFFFD");
    for (std::string_view const wrong : {"", "klingon", "utf-8//ignore"})
        EXPECT_FALSE(decoded(from_text(""), wrong)) << wrong;
}

TEST(Encoding, AFailureBehindTheFirstForeignByteIsAFailure) {
    std::string const file = file_of(championship[0]);
    Source const broken = [rest = from_text(file)](char* to, std::size_t size) {
        Result<std::size_t> const count = rest(to, size);
        return *count > 0 ? count : Result<std::size_t>(error(msg("the disk is broken")));
    };
    Reader reader(broken);
    Builder builder;
    EXPECT_FALSE(reader.read_game(builder));
    EXPECT_TRUE(reader.failure());
}

} // namespace damier::pdn
