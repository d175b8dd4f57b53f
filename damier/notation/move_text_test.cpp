#include "damier/notation/move_text.hpp"

#include "damier/draughts/generate.hpp"
#include "damier/draughts/rules/all.hpp"
#include "damier/notation/fen.hpp"

#include <gtest/gtest.h>

namespace damier::notation {
namespace {

namespace rules = draughts::rules;

template <Law const& L> Position<L> position_of(Rules const& rules, std::string_view fen) {
    auto const read = read_fen<L>(rules, fen);
    EXPECT_TRUE(read) << fen;
    return read ? read->position : Position<L>();
}

// A position with its legal moves, to be asked in text.
template <Law const& L> struct Table {
    Table(Rules const& rules, std::string_view fen)
        : r(rules), position(position_of<L>(rules, fen)), legal(*legal_moves<L>(position)) {}

    // What the text means, with captured squares; or the error.
    std::string read(std::string_view text) const {
        auto const move = read_move<L>(r, position, legal, text);
        return move ? captured_text<L>(r, *move) : in_english(move.error());
    }
    std::string read_hub(std::string_view text) const {
        auto const move = read_hub_move<L>(r, position, legal, text);
        return move ? captured_text<L>(r, *move) : in_english(move.error());
    }
    // All moves as one function writes them, in order.
    template <class Write> std::string all(Write write) const {
        std::vector<std::string> texts;
        for (Move<L> const& move : legal) texts.push_back(write(move));
        std::sort(texts.begin(), texts.end(), natural_less);
        std::string line;
        for (std::string const& text : texts) line += (line.empty() ? "" : " ") + text;
        return line;
    }
    std::string written() const {
        return all([&](Move<L> const& m) { return move_text<L>(r, position, legal, m); });
    }
    std::string captured() const {
        return all([&](Move<L> const& m) { return captured_text<L>(r, m); });
    }
    std::string hub() const {
        return all([&](Move<L> const& m) { return hub_move_text<L>(r, m); });
    }

    Rules const& r;
    Position<L> position;
    std::vector<Move<L>> legal;
};

using International = Table<rules::international_law>;
using Russian = Table<rules::russian_law>;

std::string const start = "W:W31-50:B1-20";

TEST(MoveText, ShortWhereItIsClear) {
    EXPECT_EQ(International(rules::international, start).written(),
              "31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30");
    EXPECT_EQ(International(rules::international, "W:W28,32:B23").written(), "28x19");
    EXPECT_EQ(Russian(rules::russian, "W:Wc3:Bd4,d6,b4").written(), "c3:a5 c3:c7");
    // Thai captures are written like other moves.
    EXPECT_EQ(Table<rules::thai_law>(rules::thai, "B:BK14:W17,10").written(), "14-7 14-21");
}

// The squares where the king turns, and the first one behind a victim on a straight line.
TEST(MoveText, LongWhereTwoCapturesShareTheirEnds) {
    International const table(rules::international, "W:WK47:B14,19,29,31,42");
    EXPECT_EQ(table.written(), "47x38x20x9x36 47x38x24x13x36");
    EXPECT_EQ(table.read("47x38x20x9x36"), "47x36{14,29,31,42}");
    EXPECT_EQ(table.read("47x38x24x13x36"), "47x36{19,29,31,42}");
    EXPECT_EQ(table.read("47x36"), "«47x36» can mean several moves: 47x38x20x9x36, 47x38x24x13x36");
}

TEST(MoveText, PartOfTheWayIsEnoughIfItTellsThemApart) {
    International const table(rules::international, "W:WK47:B14,19,29,31,42");
    EXPECT_EQ(table.read("47x24x36"), "47x36{19,29,31,42}");
    EXPECT_EQ(table.read("47x20x36"), "47x36{14,29,31,42}");
    EXPECT_EQ(table.read("47x33x24x13x36"), "47x36{19,29,31,42}") << "33 is passed over";
    EXPECT_EQ(table.read("47x38x36"),
              "«47x38x36» can mean several moves: 47x38x20x9x36, 47x38x24x13x36");
    EXPECT_EQ(table.read("47x45x36"), "no move from 47 to 36 goes over these squares");
}

TEST(MoveText, AmbiguousRussianCaptures) {
    Russian const four(rules::russian, "W:WKd2:Bf6,c5,e5,e3");
    EXPECT_EQ(four.written(), "d2:f4:d6:a3 d2:f4:d6:b4 d2:g5:e7:a3 d2:g5:e7:b4");
    EXPECT_EQ(four.captured(), "d2xa3{c5,e3,e5} d2xa3{c5,e3,f6} d2xb4{c5,e3,e5} d2xb4{c5,e3,f6}");
    // One of two captures has no square between its ends: the short form means that one.
    Russian const two(rules::russian, "W:We3,g3,h4,a5,b2,h2,a3,Kf8:Bc5,e5,g5,g7,h8");
    EXPECT_EQ(two.written(), "f8:b4 f8:h6:f4:d6:b4 h4:b6");
    EXPECT_EQ(two.captured(), "f8xb4{c5,e5,g5,g7} f8xb4{c5} h4xb6{c5,e5,g5}");
    EXPECT_EQ(two.read("f8:b4"), "f8xb4{c5}");
    EXPECT_EQ(two.read("f8:h6:b4"), "f8xb4{c5,e5,g5,g7}");
}

TEST(MoveText, CapturedSquaresSayEverything) {
    EXPECT_EQ(International(rules::international, "W:W15:B8,19,20").captured(), "15x2{8,19,20}=K");
    EXPECT_EQ(International(rules::international, "W:WK46:B23").captured(),
              "46x5{23} 46x10{23} 46x14{23} 46x19{23}");
    EXPECT_EQ(International(rules::international, "W:W8").captured(), "8-2 8-3");
    EXPECT_EQ(Table<rules::italian_law>(rules::italian, "W:WK31:B18,20,K27,K28").captured(),
              "31x13{18,27} 31x15{20,28}");
    EXPECT_EQ(Table<rules::spanish_law>(rules::spanish, "W:W10:BK13,14,23").captured(),
              "10x28{14,23}");
    EXPECT_EQ(Table<rules::turkish_law>(rules::turkish, "W:Wd6:Bd7,e8,g8").captured(),
              "d6xh8{d7,e8,g8}=K");
    EXPECT_EQ(Table<rules::frisian_law>(rules::frisian, "W:W14,K42:B10,22").captured(),
              "42x2{22} 42x12{22}");
    EXPECT_EQ(Table<rules::thai_law>(rules::thai, "B:BK14:W17,10").captured(),
              "14x7{10,17} 14x21{10,17}");
}

TEST(MoveText, IsReadInManyForms) {
    International const table(rules::international, start);
    for (char const* const text :
         {"32-28", "32x28", "32:28", "3228", "032-028", "32 28", " 32 - 28 ", "32\u201328",
          "32\u201128", "32\u201428", "32-28!", "32-28?!", "32-28(?)", "32-28 !", "3228!"})
        EXPECT_EQ(table.read(text), "32-28") << text;
    International const capture(rules::international, "W:W28,32:B23");
    for (char const* const text : {"28x19", "28-19", "28:19", "28X19", "2819", "28\u00D719",
                                   "28x19{23}", "28x19 {23}", "28x19 <23>"})
        EXPECT_EQ(capture.read(text), "28x19{23}") << text;
    EXPECT_EQ(International(rules::international, "W:W15:B8,19,20").read("15x2{20, 8,19}=K!"),
              "15x2{8,19,20}=K");
    // All squares of a capture that would not need them.
    EXPECT_EQ(International(rules::international, "W:W15:B8,19,20").read("15x24x13x2"),
              "15x2{8,19,20}=K");
}

TEST(MoveText, LettersAreReadInManyForms) {
    Russian const table(rules::russian, "W:Wc3,g3:Bd6,h8");
    for (char const* const text : {"c3-b4", "c3b4", "C3-B4", "c3 b4", "c3:b4", "22-17", "2217"})
        EXPECT_EQ(table.read(text), "c3-b4") << text;
    Table<rules::ulb_law<14>> const large(rules::ulb<14>, "W:Wm14:Bb1");
    EXPECT_EQ(large.read("m14-l13"), "m14-l13");
    EXPECT_EQ(large.read("m14n13"), "m14-n13");
}

TEST(MoveText, OptionalCapturesStandBesideQuietMoves) {
    Table<rules::ulb_law<8>> const table(rules::ulb<8>, "W:Wd5:Be4,g2");
    EXPECT_EQ(table.captured(), "d5-c4 d5xf3{e4} d5xh1{e4,g2}=K");
    EXPECT_EQ(table.written(), "d5-c4 d5xf3 d5xh1");
    EXPECT_EQ(table.read("d5xf3xh1"), "d5xh1{e4,g2}=K");
    EXPECT_EQ(table.read("d5xf3"), "d5xf3{e4}");
}

TEST(MoveText, NumbersRunTogetherMustSplitInOneWay) {
    International const table(rules::international, start);
    EXPECT_EQ(table.read("32"), "column 3: a move needs two squares, from where and to where");
    EXPECT_EQ(table.read("3299"), "column 5: a move needs two squares, from where and to where");
    EXPECT_EQ(table.read("3217"), "17 is occupied");
    // 1-28 would be a move of two squares as well, but it is not legal.
    International const two(rules::international, "B:BK1,K12");
    EXPECT_EQ(two.read("128"), "12-8");
    EXPECT_EQ(International(rules::international, "B:BK6,K50:W44").read("5039"), "50x39{44}");
    EXPECT_EQ(International(rules::international, "W:WK1,K11").read("112"),
              "«112» can mean 1-12 or 11-2");
}

TEST(MoveText, ErrorsSayWhatAndWhere) {
    International const table(rules::international, start);
    EXPECT_EQ(table.read(""), "column 1: the move is empty");
    EXPECT_EQ(table.read("-"), "column 1: «-» is not expected here");
    EXPECT_EQ(table.read("32-"), "column 4: a move needs two squares, from where and to where");
    EXPECT_EQ(table.read("32--28"), "column 4: «-» is not expected here");
    EXPECT_EQ(table.read("32 - x 28"), "column 6: «x» is not expected here");
    EXPECT_EQ(table.read("32-28-:23"), "column 7: «:» is not expected here");
    EXPECT_EQ(table.read("32-28x{23}"), "column 7: a square is missing at the end of the move");
    EXPECT_EQ(table.read("32-28x"), "column 7: a square is missing at the end of the move");
    EXPECT_EQ(table.read("32-51"), "column 4: there is no square 51");
    EXPECT_EQ(table.read("0-28"), "column 1: there is no square 0");
    EXPECT_EQ(table.read("32-28 foo"), "column 7: squares have numbers in this game, not letters");
    EXPECT_EQ(table.read("a3-b4"), "column 1: squares have numbers in this game, not letters");
    EXPECT_EQ(table.read("32-28;"), "column 6: «;» is not expected here");
    EXPECT_EQ(table.read("32\u2013é"), "column 4: «é» is not expected here");
    EXPECT_EQ(table.read("32-28{23"), "column 9: the captured squares do not end with «}»");
    EXPECT_EQ(table.read("32-28{99}"), "column 7: there is no square 99");
    EXPECT_EQ(table.read("32-28{23}"), "no move from 32 to 28 takes exactly these pieces");
    EXPECT_EQ(table.read("32-23"), "the piece on 32 moves one square at a time, not to 23");
    Russian const russian(rules::russian, "W:Wc3,g3:Bd6,h8");
    EXPECT_EQ(russian.read("c3-b5"), "column 4: b5 is not a square of play");
    EXPECT_EQ(russian.read("c3-j5"), "column 4: there is no square j5");
    EXPECT_EQ(russian.read("c3-b9"), "column 4: there is no square b9");
    EXPECT_EQ(russian.read("c3-b"), "column 4: there is no square b");
    EXPECT_EQ(russian.read("c3-q4"), "column 4: there is no square q4");
}

TEST(HubMoves, NameTheCapturedSquares) {
    International const single(rules::international, "W:W28,32:B23");
    EXPECT_EQ(single.hub(), "28x19x23");
    EXPECT_EQ(single.read_hub("28x19x23"), "28x19{23}");
    EXPECT_EQ(single.read_hub("28x19"), "28x19{23}");
    EXPECT_EQ(single.read_hub("28x23x19"), "capture is compulsory: 28 takes 1 piece");
    EXPECT_EQ(single.read_hub("28x19x22"), "no move from 28 to 19 takes exactly these pieces");

    International const two(rules::international, "W:WK47:B14,19,29,31,42");
    EXPECT_EQ(two.hub(), "47x36x14x29x31x42 47x36x19x29x31x42");
    EXPECT_EQ(two.read_hub("47x36x42x31x29x14"), "47x36{14,29,31,42}") << "in any order";
    EXPECT_EQ(two.read_hub("47x36"), "«47x36» can mean several moves: 47x36x14x29x31x42, "
                                     "47x36x19x29x31x42");
    EXPECT_EQ(International(rules::international, start).read_hub("32-28"), "32-28");
}

TEST(MoveText, RefusalsOfTextsAreValues) {
    using draughts::Refused;
    Table<rules::international_law> const opening(rules::international, "W:W31-50:B1-20");
    auto const kind = [&](std::string_view text) {
        return why_not<rules::international_law>(opening.r, opening.position, opening.legal, text)
            .kind;
    };
    EXPECT_EQ(kind("99-1"), Refused::off_board);
    EXPECT_EQ(kind("rubbish"), Refused::off_board);
    EXPECT_EQ(kind("28-22"), Refused::empty_square);
    EXPECT_EQ(kind("20-25"), Refused::not_your_piece);

    Table<rules::international_law> const two(rules::international, "W:WK47:B14,19,29,31,42");
    auto const refusal = why_not<rules::international_law>(two.r, two.position, two.legal, "47x36");
    EXPECT_EQ(refusal.kind, Refused::ambiguous);
    EXPECT_NE(in_english(describe(refusal)).find("47x38x20x9x36"), std::string::npos);
}

} // namespace
} // namespace damier::notation
