#include "damier/notation/fen.hpp"

#include "damier/draughts/rules/all.hpp"
#include "damier/draughts/start.hpp"

#include <gtest/gtest.h>

namespace damier::notation {
namespace {

namespace rules = draughts::rules;

template <Law const& L> void expect_start(Rules const& r, std::string const& fen) {
    auto const start = draughts::start_position<L>(r.start);
    EXPECT_EQ(write_fen<L>(r, start), fen) << r.text().key();
    auto const read = read_fen<L>(r, fen);
    ASSERT_TRUE(read) << r.text().key() << ": " << in_english(read.error());
    EXPECT_EQ(read->position, start) << r.text().key();
}

// What a text means, written canonically; or the error.
std::string meaning(Rules const& r, std::string_view text) {
    auto const fen = read_plain_fen(r, text);
    return fen ? write_plain_fen(r, *fen) : in_english(fen.error());
}
std::string meaning(std::string_view text) { return meaning(rules::international, text); }

TEST(Fen, StartPositionsInNumbers) {
    expect_start<rules::international_law>(rules::international, "W:W31-50:B1-20");
    expect_start<rules::killer_law>(rules::killer, "W:W31-50:B1-20");
    expect_start<rules::bt_law>(rules::bt, "W:W31-50:B1-20");
    expect_start<rules::losing_law>(rules::losing, "W:W31-50:B1-20");
    expect_start<rules::frisian_law>(rules::frisian, "W:W31-50:B1-20");
    expect_start<rules::frisian_law>(rules::frysk, "W:W46-50:B1-5");
    expect_start<rules::international_law>(rules::troisil, "W:W31-50:B1-20");
    expect_start<rules::pool_law>(rules::pool, "B:W21-32:B1-12");
    expect_start<rules::german_law>(rules::german, "W:W21-32:B1-12");
    expect_start<rules::english_law>(rules::english, "B:W21-32:B1-12");
    expect_start<rules::italian_law>(rules::italian, "W:W21-32:B1-12");
    expect_start<rules::spanish_law>(rules::spanish, "W:W1-12:B21-32");
    expect_start<rules::spanish_law>(rules::portuguese, "W:W1-12:B21-32");
    expect_start<rules::thai_law>(rules::thai, "B:W1-8:B25-32");
    expect_start<rules::canadian_law>(rules::canadian, "W:W43-72:B1-30");
    expect_start<rules::canadian_law>(rules::srilankan, "W:W43-72:B1-30");
    expect_start<rules::dumm_law>(rules::dumm, "W:W57-98:B1-42");
}

TEST(Fen, StartPositionsInLetters) {
    std::string const white = "Wa3,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1";
    std::string const black = "Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6";
    expect_start<rules::russian_law>(rules::russian, "W:" + white + ":" + black);
    expect_start<rules::brazilian_law>(rules::brazilian, "W:" + white + ":" + black);
    expect_start<rules::czech_law>(rules::czech, "W:" + white + ":" + black);
    expect_start<rules::pool_law>(rules::unified_pool, "W:" + white + ":" + black);
    expect_start<rules::pool_law>(rules::jamaican, "B:" + white + ":" + black);
    std::string const full = "W:Wa3,b3,c3,d3,e3,f3,g3,h3,a2,b2,c2,d2,e2,f2,g2,h2"
                             ":Ba7,b7,c7,d7,e7,f7,g7,h7,a6,b6,c6,d6,e6,f6,g6,h6";
    expect_start<rules::turkish_law>(rules::turkish, full);
    expect_start<rules::armenian_law>(rules::armenian, full);
    expect_start<rules::spantsiretti_law>(rules::spantsiretti,
                                          "W:Wa3,c3,e3,g3,i3,b2,d2,f2,h2,j2,a1,c1,e1,g1,i1"
                                          ":Bb8,d8,f8,h8,j8,a7,c7,e7,g7,i7,b6,d6,f6,h6,j6");
    expect_start<rules::ulb_law<4>>(rules::ulb<4>, "W:Wa4,c4:Bb1,d1");
    expect_start<rules::ulb_law<5>>(rules::ulb<5>, "W:Wb5,d5:Bb1,d1");
}

TEST(Fen, LargeBoardsOfLettersLeadBack) {
    auto const start = draughts::start_position<rules::ulb_law<14>>(rules::ulb<14>.start);
    std::string const text = write_fen<rules::ulb_law<14>>(rules::ulb<14>, start);
    EXPECT_EQ(read_fen<rules::ulb_law<14>>(rules::ulb<14>, text)->position, start);
    auto const v06 = draughts::start_position<rules::international_law>(rules::v06.start);
    std::string const from_top = write_fen<rules::international_law>(rules::v06, v06);
    EXPECT_EQ(from_top.substr(0, 11), "W:Wb7,d7,f7");
    EXPECT_EQ(read_fen<rules::international_law>(rules::v06, from_top)->position, v06);
}

TEST(Fen, IsReadForgivingly) {
    EXPECT_EQ(meaning("W:B1-20:W31-50"), "W:W31-50:B1-20");
    EXPECT_EQ(meaning("w:b1-3:w50,31"), "W:W31,50:B1-3");
    EXPECT_EQ(meaning("W:W31-50:B1-20."), "W:W31-50:B1-20");
    EXPECT_EQ(meaning("  W : W 31 - 50 , K 7 : B 01 , 02 . \n"), "W:WK7,31-50:B1,2");
    EXPECT_EQ(meaning("W:W06,007:B00008"), "W:W6,7:B8");
}

TEST(Fen, SidesMayBeEmptyOrMissing) {
    EXPECT_EQ(meaning("B:W50:B"), "B:W50:B");
    EXPECT_EQ(meaning("W:W28"), "W:W28:B");
    EXPECT_EQ(meaning("B:B13"), "B:W:B13");
    EXPECT_EQ(meaning("W:W:B"), "W:W:B");
    EXPECT_EQ(meaning("W:W:B."), "W:W:B");
}

TEST(Fen, AKBeforeARangeMakesKings) {
    EXPECT_EQ(meaning("W:WK12-14,K50:B1"), "W:WK12-14,K50:B1");
    EXPECT_EQ(meaning("W:Wk12,k13:B1"), "W:WK12,K13:B1");
    EXPECT_EQ(meaning("W:W12,K13,14,15,16:B1"), "W:W12,K13,14-16:B1");
}

TEST(Fen, LettersAndNumbersAreBothRead) {
    EXPECT_EQ(meaning(rules::russian, "W:Wa1,Kh8:Bb8"), "W:WKh8,a1:Bb8");
    EXPECT_EQ(meaning(rules::russian, "W:W29,K4:B1"), "W:WKh8,a1:Bb8");
    EXPECT_EQ(meaning(rules::russian, "w:wA1,kH8:bB8"), "W:WKh8,a1:Bb8");
    EXPECT_EQ(meaning(rules::russian, "W:W21-32:B1-12"),
              "W:Wa3,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6");
    EXPECT_EQ(meaning(rules::spanish, "W:W10:B13,K14"), "W:W10:B13,K14");
}

// A board of fourteen files has one that is called k, and one that is called g.
TEST(Fen, KIsAFileOrAKing) {
    EXPECT_EQ(meaning(rules::ulb<14>, "W:Wk4,g6,Kk6,kk8:B"), "W:Wk4,g6,Kk6,Kk8:B");
    EXPECT_EQ(meaning(rules::ulb<14>, "W:WK25:B"), "W:WKg4:B");
}

TEST(Fen, CountersAreKept) {
    auto const fen = read_fen<rules::international_law>(rules::international, "W:WK28:BK5:H12:F31");
    ASSERT_TRUE(fen);
    EXPECT_EQ(fen->half_moves, 12);
    EXPECT_EQ(fen->move_number, 31);
    EXPECT_EQ(meaning("W:WK28:BK5:h12:f31."), "W:WK28:BK5:H12:F31");
    EXPECT_EQ(meaning("W:WK28:BK5:F31"), "W:WK28:BK5:F31");
}

TEST(Fen, FrisianKingRunsBelongToThePosition) {
    constexpr auto const& L = rules::frisian_law;
    auto const read = read_fen<L>(rules::frisian, "W:WK19,27:BK49,12:H0:F1:+149+319");
    ASSERT_TRUE(read);
    auto const white = read->position.king_run(Side::white);
    auto const black = read->position.king_run(Side::black);
    EXPECT_EQ(white.count, 3);
    EXPECT_EQ(draughts::Square<L>::from_bit(white.bit).number(), 19);
    EXPECT_EQ(black.count, 1);
    EXPECT_EQ(draughts::Square<L>::from_bit(black.bit).number(), 49);
    EXPECT_EQ(write_fen<L>(rules::frisian, read->position), "W:WK19,27:B12,K49:+149+319");
}

TEST(Fen, FrisianKingRunsInTheirOlderForms) {
    Rules const& f = rules::frisian;
    EXPECT_EQ(meaning(f, "W:WK19,27:BK49:+0+3"), "W:WK19,27:BK49:+0+319") << "the only king";
    EXPECT_EQ(meaning(f, "W:WK19,27:BK49:+0+0"), "W:WK19,27:BK49");
    EXPECT_EQ(meaning(f, "W:WK19:BK49:+149+319"), "W:WK19:BK49") << "kings alone are free";
    EXPECT_EQ(meaning("W:WK19,27:BK49:+0+319"), "W:WK19,27:BK49") << "not a law of this game";
    EXPECT_EQ(meaning(f, "W:WK19,K20,27:BK49:+0+3"),
              "column 23: the counted king moves do not say which king");
    EXPECT_EQ(meaning(f, "W:WK19,27:BK49:+0+320"),
              "column 19: there is no king on 20 whose moves could be counted");
}

} // namespace
} // namespace damier::notation
