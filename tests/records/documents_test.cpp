// The documents' save files: both ways, and every kind of damage.
#include "damier/base/random.hpp"
#include "damier/catalogue/catalogue.hpp"
#include "damier/records/documents.hpp"

#include <gtest/gtest.h>

namespace damier {
namespace {

game::Game const& game(std::string_view key) { return **catalogue::find(key); }

std::string const dat = "-1\n5\n0 -1 0 -1 0\n0 0 0 0 0\n0 0 0 0 0\n2 0 0 0 0\n0 1 0 1 0\n";

std::string const v06 = "0 -1 0 0 0 0 0 0 0 0\n"
                        "0 0 0 0 0 0 0 0 0 0\n"
                        "0 0 0 2 0 0 0 0 0 0\n"
                        "0 0 0 0 0 0 0 0 0 0\n"
                        "0 0 0 0 0 0 0 0 0 0\n"
                        "0 0 0 0 0 0 0 0 0 0\n"
                        "0 0 0 0 0 0 0 -2 0 0\n"
                        "0 0 0 0 0 0 0 0 0 0\n"
                        "0 0 0 0 0 0 0 0 0 0\n"
                        "1 0 0 0 0 0 0 0 0 0\n"
                        "\n"
                        "2 2\n"
                        "1\n"
                        "Ada 0 1\n"
                        "Ben 1 -1\n";

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    return text.replace(text.find(from), from.size(), to);
}

TEST(Dat, IsReadAndWrittenBack) {
    auto const read = records::read_dat(game("ulb"), dat);
    ASSERT_TRUE(read) << in_english(read.error());
    EXPECT_EQ(read->state->to_play(), 1);
    EXPECT_FALSE(read->mode);
    EXPECT_EQ(*records::write_dat(*read->state), dat);
}

TEST(Dat, HasAModeInLaterFiles) {
    std::string const text = "1\n4\n-1\n0 -1 0 -1\n0 0 0 0\n0 0 0 0\n1 0 1 0\n";
    auto const read = records::read_dat(game("ulb"), text);
    ASSERT_TRUE(read) << in_english(read.error());
    EXPECT_EQ(read->mode, records::Dat::Mode::black_computer);
    EXPECT_EQ(*records::write_dat(*read->state, read->mode), text);
}

TEST(Dat, SaysWhereItIsDamaged) {
    std::string const good = "1\n4\n0 -1 0 -1\n0 0 0 0\n0 0 0 0\n1 0 1 0\n";
    auto const sentence = [&](std::string const& text) {
        auto const read = records::read_dat(game("ulb"), text);
        return read ? "read" : in_english(read.error());
    };
    EXPECT_EQ(sentence(good), "read");
    EXPECT_EQ(sentence(""), "the file is cut short");
    EXPECT_EQ(sentence(good.substr(0, 20)), "the file is cut short");
    EXPECT_EQ(sentence(good + "7\n"), "line 7: the file goes on after its last line");
    EXPECT_EQ(sentence(replaced(good, "1\n4", "2\n4")),
              "line 1, column 1: 2 is not between -1 and 1");
    EXPECT_EQ(sentence(replaced(good, "1\n4", "0\n4")),
              "line 1: the side to move must be 1 (White) or -1 (Black), not 0");
    EXPECT_EQ(sentence(replaced(good, "1\n4", "1\n99")),
              "line 2, column 1: 99 is not between 4 and 14");
    EXPECT_EQ(sentence(replaced(good, "1 0 1 0", "1 0 x 0")),
              "line 6, column 5: «x» is no whole number");
    EXPECT_EQ(sentence(replaced(good, "1 0 1 0", "1 0 1")),
              "line 6: this line has 3 numbers instead of 4");
    EXPECT_EQ(sentence(replaced(good, "1 0 1 0", "0 1 1 0")),
              "line 6: there is a piece in column 2, where none can stand");
}

TEST(V06, IsReadAndWrittenBack) {
    auto const read = records::read_v06(game("v06"), v06);
    ASSERT_TRUE(read) << in_english(read.error());
    EXPECT_EQ(read->state->to_play(), 1); // the file names the side that does not move
    EXPECT_EQ(read->players[0].name, "Ada");
    EXPECT_TRUE(read->players[1].is_computer);
    EXPECT_EQ(*records::write_v06(*read->state, read->players), v06);
    // Players in the other order are the same players.
    auto const other =
        records::read_v06(game("v06"), replaced(v06, "Ada 0 1\nBen 1 -1", "Ben 1 -1\nAda 0 1"));
    ASSERT_TRUE(other);
    EXPECT_EQ(other->players[0].name, "Ada");
}

TEST(V06, SaysWhereItIsDamaged) {
    auto const sentence = [&](std::string const& text) {
        auto const read = records::read_v06(game("v06"), text);
        return read ? "read" : in_english(read.error());
    };
    EXPECT_EQ(sentence(""), "the file is cut short");
    EXPECT_EQ(sentence(v06.substr(0, 100)), "the file is cut short");
    EXPECT_EQ(sentence(replaced(v06, "2 2\n", "2 3\n")),
              "line 12: the board has 2 and 2 pieces, not 2 and 3");
    EXPECT_EQ(sentence(replaced(v06, "\n1\nAda", "\n0\nAda")),
              "line 13: the colour must be 1 or -1, not 0");
    EXPECT_EQ(sentence(replaced(v06, "Ben 1 -1", "Ben 1 1")),
              "line 15: both players have the same colour");
    EXPECT_EQ(sentence(replaced(v06, "Ben 1 -1", "Ben 7 -1")),
              "line 15: the type of a player must be 0 or 1");
    EXPECT_EQ(sentence(replaced(v06, "Ben 1 -1", "Ben")),
              "line 15: a player needs a name, a type and a colour");
    EXPECT_EQ(sentence(replaced(v06, "0 -1 0 0", "0 -5 0 0")),
              "line 1, column 3: -5 is not between -2 and 2");
}

TEST(Documents, EveryPositionOfAGameSurvives) {
    for (std::string_view const key : {"ulb", "v06", "international", "3il"}) {
        Random random(7);
        game::StatePtr state = *game(key).start({}, 1);
        for (int ply = 0; ply < 60 && !state->actions().empty(); ++ply) {
            auto const read = records::read_dat(game(key), *records::write_dat(*state));
            ASSERT_TRUE(read) << in_english(read.error());
            std::string const text = state->text();
            EXPECT_EQ(read->state->text(), text.substr(0, text.find(":H")));
            auto const other = records::read_v06(game(key), *records::write_v06(*state, {}));
            ASSERT_TRUE(other) << in_english(other.error());
            EXPECT_EQ(other->state->text(), text.substr(0, text.find(":H")));
            state = state->after(
                static_cast<std::size_t>(random.below(static_cast<int>(state->actions().size()))));
        }
    }
}

TEST(Dat, EverySizeOfTheBoardIsReadAndWrittenBack) {
    for (int size = 4; size <= 14; ++size) {
        game::StatePtr const state = *game("ulb").start({{"size", std::to_string(size)}}, 1);
        std::string const text = *records::write_dat(*state, records::Dat::Mode::white_computer);
        auto const read = records::read_dat(game("ulb"), text);
        ASSERT_TRUE(read) << in_english(read.error());
        EXPECT_EQ(read->state->text(), state->text());
        EXPECT_EQ(*records::write_dat(*read->state, read->mode), text);
    }
}

TEST(Documents, OtherGamesAreRefused) {
    auto const state = *game("multidames").start({}, 1);
    EXPECT_FALSE(records::write_dat(*state));
    EXPECT_FALSE(records::write_v06(*state, {}));
    EXPECT_FALSE(records::write_v06(**game("english").start({}, 1), {}));
    EXPECT_FALSE(records::read_dat(game("turkish"), "1\n8\n0\n"));
}

} // namespace
} // namespace damier
