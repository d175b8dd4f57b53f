// The list of rule sets at run time: keys, board sizes, and what programmers ask of a rule set.
#include "damier/variants/variants.hpp"

#include "damier/variants/ulb_game.hpp"

#include <gtest/gtest.h>

#include <set>

namespace damier::variants {
namespace {

Variant const& variant(std::string_view key) { return **find(key); }

TEST(Variants, HaveAKeyEachAndAreFoundByIt) {
    std::set<std::string_view> keys;
    for (Variant const* const one : all()) {
        EXPECT_TRUE(keys.insert(one->key()).second) << one->key();
        EXPECT_EQ(*find(one->key()), one);
        EXPECT_FALSE(one->law().empty()) << one->key();
    }
    EXPECT_GT(keys.size(), 20u);
    EXPECT_EQ(*find("Frisian"), *find("frisian"));
}

TEST(Variants, AnUnknownKeyIsAnsweredWithTheNearest) {
    EXPECT_EQ(in_english(find("frisain").error()),
              "there is no rule set «frisain»; did you mean frisian?");
    EXPECT_EQ(in_english(find("qqqqqqqqqq").error()),
              "there is no rule set «qqqqqqqqqq»; «damier variants» lists them");
}

TEST(Variants, OnlyAGameOfManyBoardsHasASize) {
    for (int size = 4; size <= 14; ++size)
        EXPECT_EQ((*find("ulb", size))->rules().law()->geometry().width, size);
    EXPECT_EQ(*find("ulb"), *find("ulb", 10)) << "the usual board";
    EXPECT_EQ(in_english(find("ulb", 15).error()),
              "the size must be a whole number from 4 to 14, not 15");
    EXPECT_EQ(in_english(find("russian", 10).error()), "the board of «russian» has one size only");
    EXPECT_TRUE(find("russian", 8)) << "its own size is no mistake";
    EXPECT_EQ(sizes_of("russian").least, 8);
    EXPECT_EQ(sizes_of("no such").most, 0);
}

TEST(Variants, UlbIsOneGameOfEverySize) {
    game::Option const& size = ulb_game().options().front();
    EXPECT_EQ(size.least, 4);
    EXPECT_EQ(size.most, 14);
    EXPECT_EQ(size.standard, "10");
    game::StatePtr const small = *ulb_game().start({{"size", "5"}}, 1);
    EXPECT_EQ(small->about().rows, 5);
    EXPECT_EQ((*ulb_game().read(small->text()))->text(), small->text());
}

TEST(Variants, PerftIsTheSumOfItsParts) {
    for (Variant const* const one : all()) {
        PerftTask const task{3, false, 1};
        auto const whole = one->perft(one->start_fen(), task);
        ASSERT_TRUE(whole) << one->key();
        std::uint64_t sum = 0;
        auto const parts = *one->divide(one->start_fen(), task);
        for (auto const& [move, leaves] : parts) sum += leaves;
        EXPECT_EQ(sum, *whole) << one->key();
        EXPECT_EQ(*one->perft(one->start_fen(), {3, true, 2}), *whole) << one->key();
        EXPECT_EQ(one->moves(one->start_fen(), false)->size(), parts.size()) << one->key();
    }
}

TEST(Variants, ABadPositionIsExplained) {
    for (std::string const fen : {"", "W:W99:B1", "rubbish"}) {
        auto const moves = variant("international").moves(fen, false);
        ASSERT_FALSE(moves) << fen;
        EXPECT_EQ(in_english(variant("international").perft(fen, {}).error()),
                  in_english(moves.error()));
    }
}

TEST(Variants, CapturesAreListedWithWhatTheyTake) {
    EXPECT_EQ(*variant("international").moves("W:W32:B28,19", true),
              std::vector<std::string>{"32x14{19,28}"});
}

} // namespace
} // namespace damier::variants
