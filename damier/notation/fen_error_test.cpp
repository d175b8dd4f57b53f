// What is wrong with a position, and at which column.
#include "damier/draughts/rules/all.hpp"
#include "damier/notation/fen.hpp"

#include <gtest/gtest.h>

namespace damier::notation {
namespace {

namespace rules = draughts::rules;

std::string fault(Rules const& r, std::string_view text) {
    auto const fen = read_plain_fen(r, text);
    return fen ? "no fault: " + write_plain_fen(r, *fen) : in_english(fen.error());
}
std::string fault(std::string_view text) { return fault(rules::international, text); }

TEST(FenErrors, TheSideToMove) {
    EXPECT_EQ(fault(""), "column 1: the position is empty");
    EXPECT_EQ(fault("  "), "column 3: the position is empty");
    EXPECT_EQ(fault("?:W31:B1"), "column 1: the side to move is not known");
    EXPECT_EQ(fault("X:W31:B1"),
              "column 1: «X» is not a side to move: a position begins with W or B");
    EXPECT_EQ(fault("é:W31:B1"),
              "column 1: «é» is not a side to move: a position begins with W or B");
    EXPECT_EQ(fault("W"), "column 2: the pieces are missing");
    EXPECT_EQ(fault("W31-50:B1-20"), "column 2: «3» is not expected here");
}

TEST(FenErrors, Sections) {
    EXPECT_EQ(fault("W:"), "column 3: W or B is expected after the colon");
    EXPECT_EQ(fault("B::"), "column 3: unknown letter «:»: W or B is expected");
    EXPECT_EQ(fault("W:W31:X1"), "column 7: unknown letter «X»: W or B is expected");
    EXPECT_EQ(fault("W:W31:W32"), "column 7: White's pieces are given twice");
    EXPECT_EQ(fault("W:W31:B2:B1"), "column 10: Black's pieces are given twice");
    EXPECT_EQ(fault("W:W31:B1 rubbish"), "column 10: «r» is not expected here");
    EXPECT_EQ(fault("W:W31:B1.."), "column 10: «.» is not expected here");
    EXPECT_EQ(fault("W:é31"), "column 3: unknown letter «é»: W or B is expected");
}

TEST(FenErrors, Squares) {
    EXPECT_EQ(fault("W:W31,51:B1"), "column 7: there is no square 51");
    EXPECT_EQ(fault("W:W0:B1"), "column 4: there is no square 0");
    EXPECT_EQ(fault("W:W31,99999999999999999999:B1"),
              "column 7: there is no square 99999999999999999999");
    EXPECT_EQ(fault("W:W31,,32:B1"), "column 7: a square is missing");
    EXPECT_EQ(fault("W:W31,"), "column 7: a square is missing");
    EXPECT_EQ(fault("W:W31,K:B1"), "column 8: a square is missing");
    EXPECT_EQ(fault("W:W31 32:B1"), "column 7: «3» is not expected here");
    EXPECT_EQ(fault("W:W31,Q32:B1"), "column 7: unknown letter «Q»: a square or K is expected");
    EXPECT_EQ(fault("W:W31,*:B1"), "column 7: «*» is not a square");
    EXPECT_EQ(fault("W:Wa3:Bb8"), "column 4: squares have numbers in this game, not letters");
    EXPECT_EQ(fault(rules::russian, "W:Wa2:Bb8"), "column 4: there is no square a2");
    EXPECT_EQ(fault(rules::russian, "W:Wa1,30:Bb8"),
              "column 7: a position has either numbers or letters, not both");
}

TEST(FenErrors, Ranges) {
    EXPECT_EQ(fault("W:W50-31:B1"), "column 4: the range 50-31 runs backwards");
    EXPECT_EQ(fault("W:W31-51:B1"), "column 7: there is no square 51");
    EXPECT_EQ(fault("W:W31-:B1"), "column 7: a square is missing");
    EXPECT_EQ(fault(rules::russian, "W:Wa1-c1:Bb8"),
              "column 6: only numbers can make a range, not letters");
}

TEST(FenErrors, PiecesThatCannotStandThere) {
    EXPECT_EQ(fault("W:W31,40,31:B1"), "column 10: square 31 is given twice");
    EXPECT_EQ(fault("W:W31-40,35:B1"), "column 10: square 35 is given twice");
    EXPECT_EQ(fault("W:W31:B1,K31"), "column 11: both sides have a piece on 31");
    EXPECT_EQ(fault("W:W31,5:B6"), "column 7: the man on 5 would already be a king");
    EXPECT_EQ(fault("W:W31:B46"), "column 8: the man on 46 would already be a king");
    EXPECT_EQ(fault(rules::spanish, "W:W32:B20"),
              "column 4: the man on 32 would already be a king");
}

TEST(FenErrors, PiecesInTheMiddleOfACapture) {
    EXPECT_EQ(fault("W:W31:B1,G12"), "column 10: «G» marks a piece in the middle of a capture: "
                                     "give the position before or after the whole move");
    EXPECT_EQ(fault(rules::russian, "W:Wa1:Bb8,Pc3"),
              "column 11: «P» marks a piece in the middle of a capture: "
              "give the position before or after the whole move");
    EXPECT_EQ(fault(rules::russian, "W:Wa1:Bb8,Gc3").substr(0, 14), "column 11: «G");
}

TEST(FenErrors, Counters) {
    EXPECT_EQ(fault("W:W31:B1:H"), "column 11: a counter must be a number");
    EXPECT_EQ(fault("W:W31:B1:Hx"), "column 11: a counter must be a number");
    EXPECT_EQ(fault("W:W31:B1:F99999999999"), "column 11: a counter must be a number");
    EXPECT_EQ(fault("W:W31:B1:H1:H2"), "column 13: this counter is given twice");
    EXPECT_EQ(fault(rules::frisian, "W:WK31:BK1:+0"), "column 14: «+» and a counter are expected");
    EXPECT_EQ(fault(rules::frisian, "W:WK31:BK1:+9+0"),
              "column 13: a king's moves are counted from 0 to 3");
    EXPECT_EQ(fault(rules::frisian, "W:WK31:BK1:+199+0"), "column 14: there is no square 99");
    EXPECT_EQ(fault(rules::frisian, "W:WK31:BK1:+0+0:+0+0"),
              "column 17: this counter is given twice");
}

// In breakthrough the first king ends the game: only the side that just moved can have one.
TEST(FenErrors, BreakthroughEndsWithTheFirstKing) {
    EXPECT_EQ(fault(rules::bt, "W:W31,K2:B10"),
              "column 8: the side to move has a king on 2: the game ended when it was made");
    EXPECT_EQ(fault(rules::bt, "B:W31,K2:B10"), "no fault: B:WK2,31:B10");
}

} // namespace
} // namespace damier::notation
