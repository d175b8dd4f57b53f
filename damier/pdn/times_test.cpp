#include "damier/pdn/times.hpp"

#include "damier/pdn/game_type.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace damier::pdn {
namespace {

using namespace std::chrono_literals;

std::string again(std::string_view date) {
    Result<Date> const read = read_date(date);
    return read ? write(*read) : in_english(read.error());
}

TEST(Date, ReadsWhatFilesContain) {
    EXPECT_EQ(again("2004.10.27"), "2004.10.27");
    EXPECT_EQ(again("2004.10.27 - 2004.11.01"), "2004.10.27");
    EXPECT_EQ(again("1.1.1965"), "1965.01.01");
    EXPECT_EQ(again("1841-?\?-?\?"), "1841.??.??");
    EXPECT_EQ(again("????.??.??"), "????.??.??");
    EXPECT_EQ(again("1998"), "1998.??.??");
    EXPECT_EQ(again(""), "????.??.??");
    EXPECT_EQ(again("2004.13.01"), "«2004.13.01» is not a date such as 2004.10.27 or 2004.??.??");
    EXPECT_FALSE(read_date("1.2.3.4"));
    EXPECT_FALSE(read_date("yesterday"));
}

TEST(Clock, ReadsAndWrites) {
    EXPECT_EQ(*read_clock("0:10:00"), 600s);
    EXPECT_EQ(*read_clock("1:02:03.5"), 3723500ms);
    EXPECT_EQ(*read_clock("1.02.03"), 3723s);
    EXPECT_EQ(*read_clock("9:59"), 599s);
    EXPECT_EQ(*read_clock("2:05", TwoParts::hours_minutes), 7500s);
    EXPECT_EQ(*read_clock("17"), 17s);
    for (std::string_view const bad : {"", "x", "1:60", "1:2:3:4", "-1:00", "1:00:00.", ":"})
        EXPECT_FALSE(read_clock(bad)) << bad;
    EXPECT_EQ(write_clock(600s), "0:10:00");
    EXPECT_EQ(write_clock(36009250ms), "10:00:09.250");
    EXPECT_EQ(write_clock(-5s), "0:00:00");
    BothClocks const both = *read_both_clocks("w0:00:10 B0:00:03");
    EXPECT_EQ(both, (BothClocks{10s, 3s, false, true}));
    EXPECT_EQ(write(both), "w0:00:10 B0:00:03");
    EXPECT_FALSE(read_both_clocks("x0:00:10"));
}

TEST(GameType, ReadsAndWritesEveryForm) {
    for (std::string_view const text : {"20", "0", "20,W,10,10,N2", "20,W,10,10,N2,0",
                                        "25,W,8,8,A0,0", "23,B,8,8,N1,0", "30,W,8,8,S3,1"}) {
        Result<GameType> const type = read_game_type(text);
        ASSERT_TRUE(type) << text;
        EXPECT_EQ(write(*type), text);
    }
    GameType::Board const board = *read_game_type(" 23, b,8,8 ,n1,0").value_or({}).board;
    EXPECT_EQ(board.starts, GameType::Side::black);
    EXPECT_EQ(board.first_square, GameType::Corner::bottom_right);
    EXPECT_EQ(board.has_dark_corner, true);
    for (std::string_view const bad :
         {"", "x", "20,", "20,W", "20,W,10,10", "20,R,10,10,N2", "20,W,10,10,N4", "20,W,10,10,N2,2",
          "20,W,-1,10,N2,0", "+20"})
        EXPECT_FALSE(read_game_type(bad)) << bad;
}

RC_GTEST_PROP(Times, AnyTextIsAValueOrAnError, (std::string const& text)) {
    if (Result<GameType> const type = read_game_type(text))
        RC_ASSERT(read_game_type(write(*type)).has_value());
    if (Result<Date> const date = read_date(text)) RC_ASSERT(*read_date(write(*date)) == *date);
    static_cast<void>(read_clock(text));
    static_cast<void>(read_both_clocks(text));
}

} // namespace
} // namespace damier::pdn
