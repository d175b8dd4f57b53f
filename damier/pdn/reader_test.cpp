#include "damier/pdn/reader.hpp"

#include "damier/base/random.hpp"
#include "damier/pdn/recorder_test.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace damier::pdn {
namespace {

Recorder record_text(std::string_view text) { return record(from_text(text)); }

TEST(Reader, ReadsAGameOfTheUsualForm) {
    Recorder const r = record(from_text("[White \"Sijbrands, T.\"]\n[Result \"2-0\"]\n\n"
                                        "1. 32-28 18-23 2. 38-32! {good [%clk 0:10:00]} "
                                        "(2. 33-29 $2) 12-18 2-0\n"),
                              true);
    EXPECT_EQ(r.events,
              (std::vector<std::string>{"game 1", "tag White=Sijbrands, T. @1:1",
                                        "tag Result=2-0 @2:1", "number 1. @4:1", "move 32-28 @4:4",
                                        "move 18-23 @4:10", "number 2. @4:16", "move 38-32 @4:19",
                                        "strength !", "comment good [%clk 0:10:00] @4:26",
                                        "( @4:48", "number 2. @4:49", "move 33-29 @4:52", "nag 2",
                                        ")", "move 12-18 @4:62", "result 2-0 @4:68", "end"}));
    EXPECT_TRUE(r.problems.empty());
}

TEST(Reader, DecidesResultOrMoveByTheWholeWord) {
    EXPECT_EQ(events_of("1. 1-18 1-1"), "number 1.|move 1-18|result 1-1|end");
    EXPECT_EQ(events_of("1. 11-1 1-11 2-0"), "number 1.|move 11-1|move 1-11|result 2-0|end");
    EXPECT_EQ(events_of("1. 1-7 1-0"), "number 1.|move 1-7|result 1-0|end");
    EXPECT_EQ(events_of("1. 2-0"), "number 1.|result 2-0|end");
    EXPECT_EQ(events_of("1.2-0"), "number 1.|result 2-0|end");
    EXPECT_EQ(events_of("1. 28x28 0-0"), "number 1.|move 28x28|result 0-0|end");
    EXPECT_EQ(events_of("[GameType \"31,B,8,8,N1,0\"] 14-14 1-1"),
              "tag GameType=31,B,8,8,N1,0|move 14-14|result 1-1|end");
}

TEST(Reader, TakesResultsOfEveryStyle) {
    for (std::string_view const result : {"1-0",
                                          "0-1",
                                          "1/2-1/2",
                                          "0-0",
                                          "2-0",
                                          "0-2",
                                          "1-1",
                                          "*",
                                          "1/2",
                                          "5-5",
                                          "12-0",
                                          "1+ - 1-",
                                          "1 1/2 - 1/2",
                                          "1.01-0.99",
                                          "1 - 1",
                                          "2 - 0",
                                          "1.5-0.5",
                                          "11/2-1/2",
                                          "\u00BD - \u00BD",
                                          "1\u00BD - \u00BD"}) {
        SCOPED_TRACE(result);
        EXPECT_EQ(events_of("1. 32-28 " + std::string(result)),
                  "number 1.|move 32-28|result " + std::string(result) + "|end");
    }
    EXPECT_EQ(events_of("1. 32-28 \u00BD-\u00BD"), "number 1.|move 32-28|result 1/2-1/2|end");
    EXPECT_EQ(events_of("1. 32-28 \u00BD"), "number 1.|move 32-28|result 1/2|end");
}

TEST(Reader, ScoreThatLooksLikeAMoveEndsTheGameWhenTheHeadSaysSo) {
    EXPECT_EQ(events_of("[Result \"4-6\"] 1. 4-6 4-9 4-6"),
              "tag Result=4-6|number 1.|move 4-6|move 4-9|result 4-6|end");
    EXPECT_EQ(events_of("1. 4-6"), "number 1.|move 4-6|end");
}

TEST(Reader, TakesMoveNumbersOfEveryForm) {
    EXPECT_EQ(events_of("12... 18-23"), "number 12...|move 18-23|end");
    EXPECT_EQ(events_of("12...18-23"), "number 12...|move 18-23|end");
    EXPECT_EQ(events_of("12. ... 18-23"), "number 12.|number 12...|move 18-23|end");
    EXPECT_EQ(events_of("12. \u2026 18-23"), "number 12.|number 12...|move 18-23|end");
    EXPECT_EQ(events_of("12. {x} ... 18-23"), "number 12.|comment x|number 12...|move 18-23|end");
    EXPECT_EQ(events_of("12.32-28"), "number 12.|move 32-28|end");
    EXPECT_EQ(events_of("01. 34-29  18-22 02. 06-11"),
              "number 1.|move 34-29|move 18-22|number 2.|move 06-11|end");
    EXPECT_EQ(events_of("12 32-28"), "number 12.|move 32-28|end");
    EXPECT_EQ(events_of("1. 32-28 1. 18-23"), "number 1.|move 32-28|number 1.|move 18-23|end");
}

TEST(Reader, TakesMovesOfEveryNotation) {
    EXPECT_EQ(events_of("c3-d4 a3b4 c3:e5 c:e5 47x38x24x13x36 3228 f4xd2 e1xc3"),
              "move c3-d4|move a3b4|move c3:e5|move c:e5|move 47x38x24x13x36|move 3228|move "
              "f4xd2|move e1xc3|end");
    EXPECT_EQ(events_of("47x36 <42, 29,14,31> 1-6"), "move 47x36<42,29,14,31>|move 1-6|end");
    EXPECT_EQ(events_of("32 - 28 18 x 23"), "move 32-28|move 18x23|end");
    EXPECT_EQ(events_of("32\u201128 18\u201323 32 \u2013 28"),
              "move 32-28|move 18-23|move 32-28|end");
    EXPECT_EQ(events_of("32\u00D723"), "move 32x23|end");
    EXPECT_EQ(events_of("32-28\t18-23\t\r\n37-32"), "move 32-28|move 18-23|move 37-32|end");
    EXPECT_EQ(events_of("41. - -"), "number 41.|move -|move -|end");
    EXPECT_EQ(events_of("41. 32-28 ... 42. --"),
              "number 41.|move 32-28|move -|number 42.|move -|end");
    EXPECT_EQ(events_of(R"("jump 3 4" "a \"b\" \\" stop)"),
              R"(move jump 3 4|move a "b" \|move stop|end)");
}

TEST(Reader, TakesStrengthsNagsAndTheOnlyMoveStar) {
    EXPECT_EQ(events_of("32-28! 18-23?! 37-32(?) 1-6 (!?) 2-7 !!"),
              "move 32-28|strength !|move 18-23|strength ?!|move 37-32|strength (?)|move 1-6|"
              "strength (!?)|move 2-7|strength !!|end");
    EXPECT_EQ(events_of("32-28 $7$146 18-23*  37-32 *"),
              "move 32-28|nag 7|nag 146|move 18-23|nag 7|move 37-32|result *|end");
    EXPECT_EQ(events_of("32-28 $65535 $65536 $99999999999"),
              "move 32-28|nag 65535|comment $65536|comment $99999999999|end")
        << "no number becomes another";
    EXPECT_EQ(events_of("1. 32-28*"), "number 1.|move 32-28|result *|end");
    EXPECT_EQ(events_of("1. 32-28*\n\n[Event \"b\"]"),
              "number 1.|move 32-28|result *|end|tag Event=b|end");
}

TEST(Reader, TakesComments) {
    EXPECT_EQ(events_of("{a\nb} 1-6 ; to the end } {\n2-7 {}"),
              "comment a\nb|move 1-6|comment  to the end } {|move 2-7|comment|end");
    EXPECT_EQ(events_of("% not read\n1-6 a%b\n%x\n2-7"), "move 1-6|move a%b|move 2-7|end");
}

TEST(Reader, TakesSetUps) {
    EXPECT_EQ(events_of("/FEN \"B:W18,24:B12\"/ 1-6 /FEN \"B::\"/ 2-7"),
              "setup B:W18,24:B12|move 1-6|setup B::|move 2-7|end");
    Recorder const r = record_text("/FEN \"B::\" 1-6");
    EXPECT_EQ(r.kinds, (std::vector<Kind>{Kind::setup_slash}));
    EXPECT_TRUE(record_text("/Foo 1-6\n2-7").has(Kind::unknown_setup));
}

TEST(Reader, SeparatesGames) {
    EXPECT_EQ(events_of("1-6 * 2-7 1-0 3-8"),
              "move 1-6|result *|end|move 2-7|result 1-0|end|move 3-8|end");
    EXPECT_EQ(events_of("1-6 2-0 *\n\n[Event \"b\"] *"),
              "move 1-6|result 2-0|end|tag Event=b|result *|end");
    Recorder const r = record_text("[Event \"a\"]\n1. 1-6\n\n[Event \"b\"]\n2-7 *");
    EXPECT_EQ(r.events.size(), 10u);
    EXPECT_EQ(r.kinds, (std::vector<Kind>{Kind::no_terminator}));
    EXPECT_EQ(r.problems[0],
              "1 warning line 4, column 1: a game starts here, but the one before has no end");
    EXPECT_EQ(events_of("[Event \"a\"]\n[White \"x\"]\n\n[Event \"b\"]\n"),
              "tag Event=a|tag White=x|end|tag Event=b|end");
    EXPECT_EQ(events_of(" \n * \n 1-0 \n"), "");
    EXPECT_EQ(events_of(""), "");
}

TEST(Reader, TakesTagsOfEveryForm) {
    EXPECT_EQ(events_of("[Event    \"a b\"  ] [ Site \"\\\"q\\\" \\\\ C:\\new\" ]\n[Round 3]"),
              "tag Event=a b|tag Site=\"q\" \\ C:\\new|tag Round=3|end");
    EXPECT_EQ(events_of("[Event \"The \"Best\" open\"]\n[File \"C:\\games\\\"]"),
              "tag Event=The \"Best\" open|tag File=C:\\games\\|end");
    EXPECT_TRUE(record_text("[Event \"The \"Best\" open\"]").has(Kind::tag_quotes));
    EXPECT_TRUE(record_text("[Event \"a\"]\n[Event \"b\"]").has(Kind::duplicate_tag));
    EXPECT_EQ(events_of("[Event \"a\"\n[Site \"b\"]"), "tag Event=a|tag Site=b|end");
    EXPECT_TRUE(record_text("[event \"a\"]").has(Kind::tag_name));
}

TEST(Reader, TakesLineEndsThatAreWrittenOut) {
    constexpr std::string_view text =
        "\\n[Event \"C:\\new\"]\\n[Round \"3\"]\\r\\n1. 1-6\\n2-7\\n1-0"
        "\\n\\n[Event \"b\"]\\n*";
    EXPECT_EQ(events_of(text), "tag Event=C:\\new|tag Round=3|number 1.|move 1-6|move 2-7|"
                               "result 1-0|end|tag Event=b|result *|end");
    EXPECT_TRUE(record_text(text).has(Kind::written_line_end));
    EXPECT_FALSE(record_text(text).has(Kind::odd_character));
    EXPECT_TRUE(record_text("1-6 \\ 2-7 *").has(Kind::odd_character));
}

TEST(Reader, TakesTagsAfterTheMovesAndWrappers) {
    EXPECT_EQ(
        events_of("[pgn][Event \"a\"] 1-6 1-0 [FILENAME \"\"]\n[/pgn]\n[PGN][Event \"b\"] *[/pgn]"),
        "tag Event=a|move 1-6|result 1-0|tag FILENAME=|end|tag Event=b|result *|end");
    EXPECT_EQ(events_of("1-6 [Annotator \"x\"] 2-7"), "move 1-6|tag Annotator=x|move 2-7|end");
}

TEST(Reader, ResultInsideAVariationIsKeptAsAComment) {
    EXPECT_EQ(events_of("1. 32-28 (1. 33-28 2-0) 18-23 *"),
              "number 1.|move 32-28|(|number 1.|move 33-28|comment 2-0|)|move 18-23|result *|end");
}

TEST(Reader, NestedAndStrayBraces) {
    Recorder const nested = record_text("1-6 {a {b} c} 2-7");
    EXPECT_EQ(nested.events[2], "comment a {b} c");
    EXPECT_EQ(nested.kinds, (std::vector<Kind>{Kind::nested_braces}));
    Recorder const stray = record_text("1-6 {a {b} 2-7\n\n[Event \"x\"] {c}");
    EXPECT_EQ(stray.events[2], "comment a {b");
    EXPECT_EQ(stray.kinds, (std::vector<Kind>{Kind::stray_brace, Kind::no_terminator}));
}

TEST(Reader, AnUnclosedCommentHoldsTheRestOfItsGame) {
    Recorder const r =
        record_text("[Event \"a\"]\n1. 32-28 {no end\n2. 3-9\n\n[Event \"b\"]\n1. 1-6 {x} *\n");
    EXPECT_EQ(r.problems, (std::vector<std::string>{
                              "1 error line 2, column 10: this comment is not closed; the "
                              "rest of the game was read as its text"}));
    EXPECT_EQ(r.events.size(), 13u);
    EXPECT_EQ(r.events[4], "comment no end\n2. 3-9\n\n");
    EXPECT_EQ(r.events[6], "game 2");
}

TEST(Reader, ErrorsHavePlacesAndTheRestIsRead) {
    Recorder const r =
        record_text("[Event \"a]\n1. \u00E9\u00E9 32-28 )\n\n[Event \"b\"]\n1-6 (2-7 *\n"
                    "[Event \"c\"]\n\"open\n1-6 *");
    EXPECT_EQ(r.problems,
              (std::vector<std::string>{
                  "1 error line 1, column 1: this is not a tag; the rest of the line was skipped",
                  "1 error line 2, column 13: this parenthesis closes nothing",
                  "1 warning line 4, column 1: a game starts here, but the one before has no end",
                  "2 error line 5, column 10: the game ends inside a variation",
                  "3 error line 7, column 1: this quote is not closed; the rest of the line was "
                  "skipped"}));
}

TEST(Reader, WarnsOncePerKindAndGame) {
    EXPECT_EQ(record_text("3228 1823 3732 * 1-6 1823").kinds.size(), 2u);
}

TEST(Reader, DifferentResultsAreReported) {
    EXPECT_TRUE(record_text("[Result \"1-0\"] 1-6 0-2").has(Kind::result_differs));
    EXPECT_FALSE(record_text("[Result \"1-0\"] 1-6 2-0").has(Kind::result_differs));
    EXPECT_FALSE(record_text("[Result \"1-0\"] 1-6 *").has(Kind::result_differs));
}

TEST(Reader, ReadsForeignBytesMarksAndLineEnds) {
    Recorder const r = record_text("\xEF\xBB\xBF%x\r\n[White \"Andr\xE9\"]\r\r1. 32\x96"
                                   "28 *\r\n");
    EXPECT_EQ(r.events, (std::vector<std::string>{"game 1", "tag White=Andr\u00E9", "number 1.",
                                                  "move 32-28", "result *", "end"}));
    ASSERT_TRUE(r.has(Kind::foreign_bytes));
    EXPECT_EQ(r.problems.back(),
              "1 warning line 2, column 13: this text is not UTF-8; it was read as Windows-1252");
}

TEST(Reader, DeepNestingIsAnErrorNotACrash) {
    std::string deep = "1-6 ";
    for (int i = 0; i < 100'000; ++i) deep += "(1-7 ";
    Recorder const r = record_text(deep + "*\n[Event \"b\"]\n1-6 *");
    EXPECT_EQ(r.problems, (std::vector<std::string>{
                              "1 error line 1, column 50005: variations are nested deeper than "
                              "10000; the rest of the game was skipped"}));
    EXPECT_EQ(r.events[r.events.size() - 4], "tag Event=b");
    EXPECT_EQ(std::count(r.events.begin(), r.events.end(), ")"), 10'000);
}

TEST(Reader, CutsALongLineBetweenLetters) {
    std::string line = ";a"; // so that a letter of three bytes lies across the limit
    while (line.size() < longest_comment + 9) line += "\u20AC";
    Recorder const r = record_text("1. 32-28 " + line + "\n*");
    std::string const& cut = r.events[3];
    EXPECT_EQ(cut.substr(cut.size() - 3), "\u20AC");
}

TEST(Reader, LongWordsAndCommentsAreErrorsNotMemory) {
    std::string const word(1'000'000, 'a');
    EXPECT_EQ(record_text(word + "\n[Event \"b\"] *").kinds, (std::vector<Kind>{Kind::too_long}));
    std::string const comment(3'000'000, 'a');
    EXPECT_EQ(record_text("{" + comment).kinds, (std::vector<Kind>{Kind::too_long}));
}

// What cannot be read is not the end of the file.
TEST(Reader, AFailureIsNoEnd) {
    std::string_view const whole = "[Event \"a\"]\n1. 32-28 *\n\n[Event \"b\"]\n1. 31-26";
    Source text = from_text(whole);
    Reader reader([&](char* to, std::size_t size) -> Result<std::size_t> {
        Result<std::size_t> const got = text(to, size);
        if (*got == 0) return error("the disk is broken");
        return got;
    });
    Recorder recorder;
    while (reader.read_game(recorder)) {
    }
    ASSERT_TRUE(reader.failure());
    EXPECT_EQ(in_english(*reader.failure()), "the disk is broken");
}

TEST(Reader, GarbageNeverHurts) {
    Random random(7);
    constexpr std::string_view usual = " \n\n[]{}()\"\\/*%$!?;.-x:19aFEN\xC3\xA9\xE2";
    for (int i = 0; i < 300; ++i) {
        std::string text;
        for (int size = random.below(3000); size > 0; --size)
            text +=
                i % 2 == 0
                    ? static_cast<char>(random.below(256))
                    : usual[static_cast<std::size_t>(random.below(static_cast<int>(usual.size())))];
        Recorder const r = record_text(text);
        auto const count = [&](std::string_view what) {
            return std::ranges::count_if(r.events, [&](auto const& e) { return e == what; });
        };
        EXPECT_EQ(count("("), count(")"));
        EXPECT_EQ(count("end"), std::ranges::count_if(r.events, [](auto const& e) {
                      return e.starts_with("game ");
                  }));
    }
}

// One text with everything, cut at every place.
TEST(Reader, ChunksDoNotMatter) {
    std::string const text =
        "\xEF\xBB\xBF[pgn]\r\n% skip [Event \"no\"]\r\n[Event \"The \"Best\" "
        "\\\"open\\\"\"]\r\n[White "
        "\"Andr\xE9 \xC3\xA9\"]\r[Result \"4-6\"]\r\n\r\n01. 32-28! 18\xE2\x80\x91"
        "23?! {a {b} "
        "[%clk 0:10:00]\r\nc} (1... 19-23 (?) (20 - 24 $12 2-0)) 2. ... 3228 12...18-23* /FEN "
        "\"B:W1:B2\"/ 47x36 <42,29> ; rest\r\n41. - - \"jump \\\"3\\\" 4\" 1.01-0.99\r\n[FILENAME "
        "\"\"]"
        "\r\n[/pgn] * 1-1\n[Event \"b\"]\n1. 1-18 {open\n\n[Event \"c\"]\n[Event \"c\"]\n\n1. "
        "c3:e5 )) 1 1/2 - 1/2 *"
        "\n\n[Result \"4-6\"]\n 4-6 4-9 \xC2\xBD  \n[A \"\"][FILENAME \"x\"] 4-6 \n [B "
        "\"unclosed\n 1+ - 1- *";
    Recorder const whole = record(from_text(text), true);
    EXPECT_GT(whole.problems.size(), 10u);
    for (std::size_t cut = 0; cut <= text.size(); ++cut) {
        std::string_view rest = text;
        std::size_t first = cut;
        Recorder const r = record(
            [&](char* to, std::size_t size) {
                std::size_t const count =
                    std::min({size, rest.size(), first > 0 ? first : rest.size()});
                first = first > count ? first - count : 0;
                rest.copy(to, count);
                rest.remove_prefix(count);
                return count;
            },
            true);
        ASSERT_EQ(r.events, whole.events) << cut;
        ASSERT_EQ(r.problems, whole.problems) << cut;
    }
    for (std::size_t size = 1; size < 40; ++size) {
        std::string_view rest = text;
        Recorder const r = record(
            [&](char* to, std::size_t room) {
                std::size_t const count = std::min({size, room, rest.size()});
                rest.copy(to, count);
                rest.remove_prefix(count);
                return count;
            },
            true, size);
        ASSERT_EQ(r.events, whole.events) << size;
        ASSERT_EQ(r.problems, whole.problems) << size;
    }
}

// The reader looks ahead at the start of a game and behind odd words, so each piece of text comes
// late, after blanks that need no look ahead, one byte at a time.
TEST(Reader, TokensMayArriveByteByByte) {
    std::string moves;
    while (moves.size() < 6000) moves += "1. 32-28 18-23\n";
    for (std::string_view const piece : {"{a b} ",
                                         "{a {b} c} ",
                                         "{a\n[b] {c} d",
                                         "; line\n",
                                         "12. 32-28",
                                         "12...18-23",
                                         "1.01-0.99",
                                         "1.32-28 ",
                                         "(1-6 (?) )",
                                         "(!?)",
                                         "!? ",
                                         "$123 ",
                                         "[A \"b c\"] ",
                                         "[A \"b \\\"c\\\"\"]",
                                         "[A \"b\"c\"]",
                                         "[A b]",
                                         "[Event \"n\"]",
                                         "[pgn]",
                                         "/FEN \"B:W1:B2\"/ ",
                                         "\"jump 3 \\\" 4\" ",
                                         "32\u201128 ",
                                         "\u00BD-\u00BD ",
                                         "47x36 <42,29> ",
                                         "32 - 28 ",
                                         "1 1/2 - 1/2 ",
                                         "18-23* ",
                                         "2-0 *\n[FILENAME \"x\"]\n",
                                         "c3:e5 ",
                                         "c3-d4. ",
                                         "1/2",
                                         "3228 ",
                                         "- - ",
                                         "... ",
                                         "* 1-0 "}) {
        std::string const text =
            "1-6 " + moves + std::string(900, ' ') + std::string(piece) + moves;
        Recorder const whole = record(from_text(text), true);
        std::string_view rest = text;
        Recorder const bytes = record(
            [&](char* to, std::size_t) {
                std::size_t const count = std::min<std::size_t>(1, rest.size());
                rest.copy(to, count);
                rest.remove_prefix(count);
                return count;
            },
            true, 2);
        EXPECT_EQ(bytes.events, whole.events) << piece;
        EXPECT_EQ(bytes.problems, whole.problems) << piece;
    }
}

} // namespace
} // namespace damier::pdn
