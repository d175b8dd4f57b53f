#include "damier/notation/squares.hpp"

#include "damier/draughts/rules/all.hpp"

#include <gtest/gtest.h>

namespace damier::notation {
namespace {

namespace rules = draughts::rules;

// The name of the square at a place of the board as it is drawn, White at the bottom.
std::string name_at(Rules const& r, int row, int drawn_column) {
    SquareNames const names(r);
    int const width = r.law()->geometry().width;
    int const column = r.text().is_mirrored() ? width - 1 - drawn_column : drawn_column;
    auto const square = names.square_at({row, column});
    return square ? names.text(*square) : "";
}

TEST(Squares, InternationalNumbersBeginAtTheTopLeft) {
    EXPECT_EQ(name_at(rules::international, 0, 1), "1");
    EXPECT_EQ(name_at(rules::international, 0, 9), "5");
    EXPECT_EQ(name_at(rules::international, 1, 0), "6");
    EXPECT_EQ(name_at(rules::international, 9, 0), "46");
    EXPECT_EQ(name_at(rules::international, 9, 8), "50");
    EXPECT_EQ(name_at(rules::international, 0, 0), "");
}

TEST(Squares, ItalianNumbersBeginInThePlayableTopLeftCorner) {
    EXPECT_EQ(name_at(rules::italian, 0, 0), "1");
    EXPECT_EQ(name_at(rules::italian, 0, 6), "4");
    EXPECT_EQ(name_at(rules::italian, 1, 1), "5");
    EXPECT_EQ(name_at(rules::italian, 7, 7), "32");
    EXPECT_EQ(name_at(rules::srilankan, 0, 0), "1");
    EXPECT_EQ(name_at(rules::srilankan, 11, 11), "72");
}

TEST(Squares, SpanishNumbersBeginAtTheBottomRight) {
    for (Rules const* const r : {&rules::spanish, &rules::portuguese}) {
        EXPECT_EQ(name_at(*r, 7, 7), "1");
        EXPECT_EQ(name_at(*r, 7, 1), "4");
        EXPECT_EQ(name_at(*r, 6, 6), "5");
        EXPECT_EQ(name_at(*r, 0, 0), "32");
    }
}

TEST(Squares, ThaiNumbersAreTheInternationalOnesTurned) {
    EXPECT_EQ(name_at(rules::thai, 7, 6), "1");
    EXPECT_EQ(name_at(rules::thai, 7, 0), "4");
    EXPECT_EQ(name_at(rules::thai, 0, 1), "32");
}

TEST(Squares, LettersCountFromWhite) {
    EXPECT_EQ(name_at(rules::russian, 7, 0), "a1");
    EXPECT_EQ(name_at(rules::russian, 0, 7), "h8");
    EXPECT_EQ(name_at(rules::spantsiretti, 0, 9), "j8");
    EXPECT_EQ(name_at(rules::turkish, 7, 1), "b1");
    EXPECT_EQ(name_at(rules::turkish, 0, 0), "a8");
    // On the Jamaican board White's right corner is playable and is called a1.
    EXPECT_EQ(name_at(rules::jamaican, 7, 7), "a1");
    EXPECT_EQ(name_at(rules::jamaican, 0, 0), "h8");
}

TEST(Squares, LettersMayCountFromTheTop) {
    EXPECT_EQ(name_at(rules::v06, 0, 1), "b1");
    EXPECT_EQ(name_at(rules::v06, 9, 0), "a10");
    EXPECT_EQ(name_at(rules::ulb<5>, 1, 4), "e2");
    EXPECT_EQ(name_at(rules::ulb<14>, 13, 12), "m14");
    EXPECT_EQ(name_at(rules::ulb<14>, 0, 13), "n1");
}

TEST(Squares, AreReadForgivingly) {
    SquareNames const international(rules::international), russian(rules::russian);
    EXPECT_EQ(international.read("7"), 7);
    EXPECT_EQ(international.read("007"), 7);
    EXPECT_EQ(international.read("50"), 50);
    EXPECT_EQ(russian.read("a1"), 29);
    EXPECT_EQ(russian.read("A1"), 29);
    EXPECT_EQ(russian.read("a01"), 29);
    EXPECT_EQ(russian.read("29"), 29);
    for (char const* const bad : {"", "0", "51", "-1", "+7", "7a", "a7", " 7", "99999999999999999"})
        EXPECT_FALSE(international.read(bad)) << bad;
    for (char const* const bad : {"a", "a2", "a9", "a0", "i1", "33", "aa1", "a1 ", "1a"})
        EXPECT_FALSE(russian.read(bad)) << bad;
}

void expect_round_trip(Rules const& r) {
    SquareNames const names(r);
    for (int square = 1; square <= names.count(); ++square) {
        EXPECT_EQ(names.read(names.text(square)), square) << r.text().key();
        EXPECT_EQ(names.from_own_number(names.own_number(square)), square) << r.text().key();
        EXPECT_EQ(names.square_at(names.place(square)), square) << r.text().key();
    }
}

TEST(Squares, EveryNameLeadsBack) {
    for (Rules const* const r :
         {&rules::international, &rules::italian, &rules::spanish, &rules::thai, &rules::russian,
          &rules::turkish, &rules::jamaican, &rules::canadian, &rules::srilankan, &rules::frisian,
          &rules::spantsiretti, &rules::dumm, &rules::v06, &rules::ulb<4>, &rules::ulb<5>,
          &rules::ulb<7>, &rules::ulb<13>, &rules::ulb<14>})
        expect_round_trip(*r);
}

// The plain formulas agree with the tables of board::Square.
template <Law const& L> void expect_same_places(Rules const& r) {
    SquareNames const names(r);
    EXPECT_EQ(names.count(), draughts::Square<L>::count);
    for (int number = 1; number <= names.count(); ++number) {
        auto const square = *draughts::Square<L>::from_number(number);
        EXPECT_EQ(names.place(number), square.place()) << r.text().key();
        EXPECT_EQ(read_square<L>(r, square_text<L>(r, square)), square);
    }
}

TEST(Squares, ArePlacedAsOnTheBoard) {
    expect_same_places<rules::international_law>(rules::international);
    expect_same_places<rules::turkish_law>(rules::turkish);
    expect_same_places<rules::frisian_law>(rules::frisian);
    expect_same_places<rules::ulb_law<5>>(rules::ulb<5>);
    expect_same_places<rules::ulb_law<14>>(rules::ulb<14>);
}

TEST(NaturalOrder, ComparesNumbersAsNumbers) {
    EXPECT_TRUE(natural_less("28-5", "28-17"));
    EXPECT_FALSE(natural_less("28-17", "28-5"));
    EXPECT_FALSE(natural_less("28-5", "28-5"));
    EXPECT_TRUE(natural_less("4-8", "28-5"));
    EXPECT_TRUE(natural_less("f8xb4{c5,e5}", "f8xb4{c5}"));
    EXPECT_TRUE(natural_less("15x2{8,9}", "15x2{8,19}"));
    EXPECT_TRUE(natural_less("a2-b3", "a10-b9"));
    EXPECT_TRUE(natural_less("28", "28-5"));
    EXPECT_FALSE(natural_less("28-5", "28"));
}

} // namespace
} // namespace damier::notation
