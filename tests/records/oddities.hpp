// Every oddity that collections of real games have shown, in small files of our own.
#pragma once

#include <string_view>
#include <vector>

namespace damier::test {

struct Oddity {
    std::string_view what, file;
    std::string_view game;  // of the first one; the key, or "none"
    std::string_view moves; // of the main line, as they are written again
    long errors = 0;
    std::size_t games = 1;
    std::string_view kept{}; // what must stand there when it is written again
};

// How moves are written.
inline std::vector<Oddity> const oddities_of_moves{
    {"blanks within a move", "[GameType \"20\"]\n1. 32 - 28 19 - 23 2. 28 x 19 14 x 23 *",
     "international", "32-28 19-23 28x19 14x23"},
    {"no sign within a move", "[GameType \"20\"]\n1. 3228 1923 *", "international", "32-28 19-23"},
    {"no dot behind the number, a number before every move",
     "[GameType \"20\"]\n1 32-28 1... 19-23 02. 28x19 *", "international", "32-28 19-23 28x19"},
    {"a dot behind a move", "[GameType \"20\"]\n1. 32-28. 19-23. *", "international",
     "32-28 19-23"},
    {"dashes of a word processor", "[GameType \"20\"]\n1. 32\u201328 19\u221223 2. 28\u00D719 *",
     "international", "32-28 19-23 28x19"},
    {"dashes of a word processor in Windows-1252",
     "[GameType \"20\"]\n1. 32\x96"
     "28 19\x97"
     "23 *",
     "international", "32-28 19-23"},
    {"zeros in front", "[GameType \"21\"]\n1. 11-15 22-18 2. 15x22 25x18 3. 08-11 *", "english",
     "11-15 22-18 15x22 25x18 8-11"},
    {"all squares of a capture", "[GameType \"20\"]\n[FEN \"W:W39:B33,22\"]\n1. 39x28x17 *",
     "international", "39x17"},
    {"a capture jump by jump", "[GameType \"20\"]\n[FEN \"W:W39:B33,22\"]\n1. 39x28 28x17 *",
     "international", "39x17"},
    {"a capture by its ends, which two captures have",
     "[GameType \"21\"]\n[FEN \"B:W14,15,22,23:B1,10\"]\n1. 10x26 14-9 *", "english",
     "10x19x26 14-9"},
    {"a move that nobody wrote down", "[GameType \"20\"]\n1. 32-28 - 2. 37-32 *", "international",
     "32-28"},
    {"the only move", "[GameType \"20\"]\n1. 32-28* 19-23 *", "international", "32-28 19-23"},
    {"a sentence glued to a move", "[GameType \"21\"]\n1. 11-15 23-19Whitelostontime *", "english",
     "11-15", 1},
    {"marks of strength of every kind", "[GameType \"20\"]\n1. 32-28! 19-23?! 2. 28x19(?) $7 *",
     "international", "32-28 19-23 28x19"},
    {"the second side begins", "[GameType \"20\"]\n[FEN \"B:W31:B2\"]\n12... 2-8 13. 31-27 *",
     "international", "2-8 31-27"},
    {"a blank behind the sign only", "[GameType \"20\"]\n1. 32- 28 19- 23 2. 28x 19 14x 23 *",
     "international", "32-28 19-23 28x19 14x23"},
    {"numbers glued to moves", "[GameType \"20\"]\n1.32-28 19-23 2.28x19 14x23 *", "international",
     "32-28 19-23 28x19 14x23"},
    {"moves without any number", "[GameType \"20\"]\n32-28 19-23 28x19 14x23", "international",
     "32-28 19-23 28x19 14x23"},
    {"numbers that begin again", "[GameType \"20\"]\n1. 32-28 19-23 1. 28x19 14x23 7. 37-32 *",
     "international", "32-28 19-23 28x19 14x23 37-32"},
    {"a number of three digits", "[GameType \"20\"]\n100. 32-28 19-23 101. 28x19 *",
     "international", "32-28 19-23 28x19"},
    {"a pair of moves in each line, with tabs",
     "1.\t10-15\t22-18\n2.\t15x22\t25x18\n3.\t11-15\t18x11", "english",
     "10-15 22-18 15x22 25x18 11-15 18x11"},
    {"three dots for the move that is not there",
     "[GameType \"20\"]\n[FEN \"B:W31:B2\"]\n1. ... 2-8 2. 31-27 *", "international", "2-8 31-27"},
    {"a dot that stands alone", "[GameType \"20\"]\n1. 32-28 19-23 . 1-0", "international",
     "32-28 19-23"},
    {"letters without a sign", "1.a3b4", "russian", "a3-b4"},
    {"colons in captures", "[GameType \"25\"]\n1. c3-d4 b6-c5 2. d4:b6 a7:c5 *", "russian",
     "c3-d4 b6-c5 d4:b6 a7:c5"},
    {"the squares of a capture in letters",
     "[GameType \"25\"]\n[FEN \"W:Wa1:Bb2,d4,f6\"]\n1. a1xc3xe5xg7 *", "russian", "a1:g7"},
    {"the squares of a capture of five",
     "[GameType \"25\"]\n[FEN \"W:Wc1:Bd2,f4,f6,d6,b4\"]\n1. c1xe3xg5xe7xc5xa3 *", "russian",
     "c1:a3"},
    {"the squares of a capture of two with colons",
     "[GameType \"25\"]\n[FEN \"W:Wc1:Bd2,f4\"]\n1. c1:e3:g5 *", "russian", "c1:g5"},
    {"marks of strength glued to moves that are glued to numbers",
     "[GameType \"20\"]\n1.32-28?! 19-23(!!?) 2.28x19 *", "international", "32-28 19-23 28x19"},
    {"a whole game that nobody wrote down", "[GameType \"20\"]\n1. - - 2. - - 3. - - *",
     "international", ""},
};

// Which game it is, and from which position.
inline std::vector<Oddity> const oddities_of_rule_sets{
    {"no GameType, ten by ten", "[White \"a\"]\n1. 32-28 19-23 2. 28x19 14x23 *", "international",
     "32-28 19-23 28x19 14x23"},
    {"no GameType, eight by eight", "[White \"a\"]\n1. 11-15 23-19 2. 8-11 22-17 *", "english",
     "11-15 23-19 8-11 22-17"},
    {"no GameType, letters", "1. c3-d4 d6-c5 2. b2-c3 f6-g5 *", "russian",
     "c3-d4 d6-c5 b2-c3 f6-g5"},
    {"numbers in the position, letters in the moves",
     "[FEN \"W:W29,30,31,32,25,26,27,28,21,22,23,24:B9,10,11,12,5,6,7,8,1,2,3,4.\"]\n"
     "1. c3-d4 d6-e5 2. b2-c3 e7-d6 *",
     "russian", "c3-d4 d6-e5 b2-c3 e7-d6"},
    {"no GameType, twelve by twelve", "1. 44-38 28-33 2. 38x27 *", "canadian", "44-38", 1},
    {"a position without moves and without a GameType", "[FEN \"W:W21,K30:B5,K12\"]\n*", "english",
     ""},
    {"wrong corner in the GameType", "[GameType \"20,W,10,10,N1,0\"]\n1. 32-28 *", "international",
     "32-28"},
    {"letters where numbers are usual", "[GameType \"21,B,8,8,A0,0\"]\n1. c3-b4 f6-e5 *", "english",
     "11-16 22-18"},
    {"letters of a game that usually counts, named in words only",
     "[Variant \"American/English\"]\n1. c3-b4 d6-e5 2. g3-h4 b6-a5 3. d2-c3 c7-d6 4. h2-g3 f6-g5 "
     "5. h4xf6 e7xg5 *",
     "english", "11-16 23-18 9-13 24-20 7-11 27-23 5-9 22-17 13x22 26x17"},
    {"a position with a dot at its end", "[GameType \"21\"]\n[FEN \"W:W21,K30:B5,K12.\"]\n*",
     "english", ""},
    {"a position without pieces", "[GameType \"21\"]\n[FEN \"W::.\"]\n*", "none", "", 1},
    {"a position of nobody's turn", "[GameType \"20\"]\n[FEN \"?:W31:B2\"]\n*", "none", "", 1},
    {"a man where it would be a king", "[GameType \"21\"]\n[FEN \"W:W1,18:B30\"]\n*", "none", "",
     1},
    {"ranges of squares in a position", "[FEN \"W:W31-50:B1-20\"]\n1. 32-28 *", "international",
     "32-28"},
    {"letters in a position", "[FEN \"W:Wa1,c1,e3:Bb8,d8,f6\"]\n1. e3-d4 *", "russian", "e3-d4"},
    {"kings of both sides in a position", "[GameType \"21\"]\n[FEN \"W:WK15,K14:BK6.\"]\n*",
     "english", ""},
    {"a game that begins with less men",
     "[GameType \"97\"]\n[FEN \"W:W46,47,48,49,50:B1,2,3,4,5\"]\n"
     "1. 48-43 5-10 *",
     "frysk", "48-43 5-10"},
    {"a number of GameType that is in no standard", "[GameType \"98\"]\n1. 32-28 19-23 *", "losing",
     "32-28 19-23"},
    {"another one", "[GameType \"96\"]\n1. 32-28 19-23 *", "bt", "32-28 19-23"},
    {"no GameType, and a move that only one law allows",
     "[FEN \"W:Wd6,a1:Be7,g7,a7\"]\n1. d6xf8 g7-h6 2. a1-b2 *", "czech", "d6xf8 g7-h6 a1-b2"},
    {"no GameType, and the mirrored board of Italy",
     "1. 21-17 12-15 2. 23-19 11-14 3. 19x12 8x15 *", "italian",
     "21-17 12-15 23-19 11-14 19x12 8x15"},
    {"no GameType, and a capture sideways", "[FEN \"W:W28:B27,3\"]\n1. 28x26 3-8 *", "frisian",
     "28x26 3-8"},
    {"the game of the event in the tag Game", "[Game \"12\"]\n1. 11-15 23-19 2. 8-11 22-17 *",
     "english", "11-15 23-19 8-11 22-17"},
    {"a game of tags and a result only", "[GameType \"21\"]\n[Result \"0-1\"]\n0-1", "english", ""},
    {"a position and its result only",
     "[Setup \"1\"]\n[FEN \"W:W13,11:BK14,3.\"]\n[Result \"0-1\"]\n0-1", "english", ""},
};

// Tags, ends, and what stands between games.
inline std::vector<Oddity> const oddities_of_frames{
    {"a result in small print", "[GameType \"20\"]\n1. 32-28 19-23 1\u00BD-\u00BD", "international",
     "32-28 19-23"},
    {"results of every style", "[GameType \"20\"]\n[Result \"1-0\"]\n1. 32-28 19-23 2-0",
     "international", "32-28 19-23"},
    {"the header and the end differ", "[GameType \"20\"]\n[Result \"2-0\"]\n1. 32-28 0-2",
     "international", "32-28"},
    {"a tag twice, one behind the moves",
     "[GameType \"20\"]\n[White \"a\"]\n[White \"b\"]\n1. 32-28 *\n[FILENAME \"x.pdn\"]",
     "international", "32-28"},
    {"tags in another language", "[Bianco \"a\"]\n[Nero \"b\"]\n[GameType \"22\"]\n1. 23-19 *",
     "italian", "23-19"},
    {"a wrapper of a web page", "[pgn]\n[GameType \"20\"]\n1. 32-28 *\n[/pgn]", "international",
     "32-28"},
    {"clocks of both players",
     "[GameType \"20\"]\n1. 32-28 {[%clock w0:09:57 B0:10:00]} 19-23 {[%clk 0:09:59]} *",
     "international", "32-28 19-23"},
    {"a time control without clocks", "[GameType \"20\"]\n[TimeControl \"300+0\"]\n1. 32-28 *",
     "international", "32-28"},
    {"tags and moves in one line", "[White \"a\"] 32-28", "international", "32-28"},
    {"no line between the end and the next tags",
     "[GameType \"20\"]\n1. 32-28 0-1[GameType \"20\"]\n1. 31-27 *", "international", "32-28", 0,
     2},
    {"no end before the next tags",
     "[Event \"a\"]\n[GameType \"20\"]\n1. 32-28 19-23\n\n[Event \"b\"]\n[GameType \"20\"]\n1. "
     "31-27 *",
     "international", "32-28 19-23", 0, 2},
    {"no line end at the end", "[GameType \"20\"]\n1. 32-28 19-23", "international", "32-28 19-23"},
    {"a file with nothing but positions",
     "[FEN \"B:W19,23,22:B4,3,2\"] *\n[FEN \"B:W19,23,22:B4,3,1\"] *\n", "english", "", 0, 2},
    {"the header knows no result, the end does", "[GameType \"20\"]\n[Result \"*\"]\n1. 32-28 1-0",
     "international", "32-28", 0, 1, "[Result \"1-0\"]"},
    {"the header counts points", "[GameType \"20\"]\n[Result \"4-6\"]\n1. 32-28 19-23 4-6",
     "international", "32-28 19-23", 0, 1, "[Result \"4-6\"]"},
    {"halves at the end", "[GameType \"20\"]\n1. 32-28 1/2-1/2", "international", "32-28", 0, 1,
     "[Result \"1/2-1/2\"]"},
    {"empty values", "[White \"\"]\n[Date \"\"]\n[GameType \"20\"]\n1. 32-28 *", "international",
     "32-28"},
    {"blanks around names and values",
     "[White       \"Ada \"]\n[Result      \"1-0\"]\n[GameType \"20\"]\n1. 32-28 1-0",
     "international", "32-28", 0, 1, "[White \"Ada \"]"},
    {"quotes in a value", "[Site \"\\\"The Mill\\\", 2026\"]\n[GameType \"20\"]\n1. 32-28 *",
     "international", "32-28", 0, 1, "[Site \"\\\"The Mill\\\", 2026\"]"},
    {"a time control of days", "[GameType \"21\"]\n[TimeControl \"3 d/5\"]\n1. 11-15 *", "english",
     "11-15", 0, 1, "[TimeControl \"3 d/5\"]"},
    {"players by their turn",
     "[P1 \"Ada\"]\n[P2 \"Ben\"]\n[P2Title \"BOT\"]\n[GameType \"21\"]\n1. 11-15 *", "english",
     "11-15", 0, 1, "[P1 \"Ada\"]"},
    {"clocks of the whole game in tags",
     "[WhiteTime \"2.40\"]\n[BlackClock \"1020\"]\n[WhiteClock \"2:47\"]\n[GameType \"20\"]\n1. "
     "32-28 *",
     "international", "32-28", 0, 1, "[WhiteTime \"2.40\"]"},
    {"ratings, times and plies in tags",
     "[WhiteElo \"2118\"]\n[WhiteRatingDiff \"+4\"]\n[UTCDate \"2026.04.16\"]\n[UTCTime "
     "\"19:09:04\"]\n"
     "[Termination \"Time forfeit\"]\n[PlyCount \"1\"]\n[ECO \"?\"]\n[GameType \"20\"]\n1. 32-28 *",
     "international", "32-28", 0, 1, "[WhiteRatingDiff \"+4\"]"},
    {"what a board or a paper shows in tags",
     "[BoardOrientation \"white_on_top\"]\n[Comment     \"62/ XI-11\"]\n[DamboTopLine \"Round "
     "2\"]\n"
     "[GameType \"20\"]\n1. 32-28 *",
     "international", "32-28", 0, 1, "[Comment \"62/ XI-11\"]"},
    {"a date like 17 april 2026", "[Date \"17 april 2026\"]\n[GameType \"20\"]\n1. 32-28 *",
     "international", "32-28", 0, 1, "[Date \"17 april 2026\"]"},
    {"a date like 13-01-1996", "[Date \"13-01-1996\"]\n[GameType \"20\"]\n1. 32-28 *",
     "international", "32-28", 0, 1, "[Date \"13-01-1996\"]"},
    {"a date like 03.07.20", "[Date \"03.07.20\"]\n[GameType \"20\"]\n1. 32-28 *", "international",
     "32-28", 0, 1, "[Date \"03.07.20\"]"},
    {"a date like 1.1.1965", "[Date \"1.1.1965\"]\n[GameType \"20\"]\n1. 32-28 *", "international",
     "32-28", 0, 1, "[Date \"1.1.1965\"]"},
    {"a date like 1970.4.2", "[Date \"1970.4.2\"]\n[GameType \"20\"]\n1. 32-28 *", "international",
     "32-28", 0, 1, "[Date \"1970.4.2\"]"},
    {"a date like 1950.", "[Date \"1950.\"]\n[GameType \"20\"]\n1. 32-28 *", "international",
     "32-28", 0, 1, "[Date \"1950.\"]"},
    {"a date like 1841-..-..", "[Date \"1841-?\?-?\?\"]\n[GameType \"20\"]\n1. 32-28 *",
     "international", "32-28", 0, 1, "[Date \"1841-?\?-?\?\"]"},
    {"a date like 1945.10...", "[Date \"1945.10.??\"]\n[GameType \"20\"]\n1. 32-28 *",
     "international", "32-28", 0, 1, "[Date \"1945.10.??\"]"},
    {"a date like 2007/2008", "[Date \"2007/2008\"]\n[GameType \"20\"]\n1. 32-28 *",
     "international", "32-28", 0, 1, "[Date \"2007/2008\"]"},
    {"a date like 2004.10.27 - 2004.11.01",
     "[Date \"2004.10.27 - 2004.11.01\"]\n[GameType \"20\"]\n1. 32-28 *", "international", "32-28",
     0, 1, "[Date \"2004.10.27 - 2004.11.01\"]"},
};

// Comments, variations and marks.
inline std::vector<Oddity> const oddities_of_comments{
    {"braces within a comment", "[GameType \"20\"]\n1. 32-28 {so {they} say} 19-23 *",
     "international", "32-28 19-23"},
    {"a comment that does not end", "[GameType \"20\"]\n1. 32-28 {so they say 19-23 *",
     "international", "32-28", 1},
    {"a variation that does not end", "[GameType \"20\"]\n1. 32-28 (1. 31-27 *", "international",
     "32-28", 1},
    {"a variation before any move", "[GameType \"20\"]\n(1. 31-27) 1. 32-28 *", "international",
     "32-28", 1},
    {"every bracket in a comment",
     "[GameType \"20\"]\n1. 32-28 {not (31-27, 19-23; see [1] or 1. 34-29)} 19-23 *",
     "international", "32-28 19-23", 0, 1, "{not (31-27, 19-23; see [1] or 1. 34-29)}"},
    {"numbers of a clock in a comment", "[GameType \"20\"]\n1. 32-28 {\r\n(0.80;1.39/11) } 19-23 *",
     "international", "32-28 19-23", 0, 1, "{(0.80;1.39/11)}"},
    {"comments of several lines, before the first move too",
     "[GameType \"20\"]\n{Both have met\nbefore.}\n1. 32-28 {the answer\nis known} 19-23 *",
     "international", "32-28 19-23", 0, 1, "Both have met before."},
    {"an empty comment", "[GameType \"20\"]\n1. 32-28 { } 19-23 {} *", "international",
     "32-28 19-23"},
    {"words before and between the moves of a variation",
     "[GameType \"20\"]\n1. 32-28 19-23 ( { Known is } 1... 18-23 { and then } 2. 38-32 { better. "
     "} ) "
     "2. 28x19 14x23 *",
     "international", "32-28 19-23 28x19 14x23", 0, 1, "{Known is}"},
    {"variations in variations in variations in variations",
     "[GameType \"20\"]\n32-28 19-23 (18-23 38-32 (37-32? 23-29! {why not} (12-18 41-37 (31-27) "
     "7-12)) 12-18) 28x19 14x23",
     "international", "32-28 19-23 28x19 14x23", 0, 1, "(3. 31-27)"},
    {"numbers of a program behind every move",
     "[GameType \"20\"]\n1. 32-28 {[%drgnode 0 1]} 19-23 {[%drgnode 1 2][%eval -0.048][%egt "
     "0:0:9.56][%depth 12][%nodes 1531927][%knps 160]} 2. 28x19 {[%drgnode 2 3][%inbook]} *",
     "international", "32-28 19-23 28x19", 0, 1, "[%eval -0.048] [%egt 0:0:9.56] [%depth 12]"},
    {"numeric marks that no standard has", "[GameType \"20\"]\n1. 32-28 $1 19-23 $902 *",
     "international", "32-28 19-23", 0, 1, "$902"},
    {"a line that is not of the game",
     "% International draughts: by hand\n[GameType \"20\"]\n1. 32-28 *", "international", "32-28"},
};

// Letters and line ends.
inline std::vector<Oddity> const oddities_of_bytes{
    {"Russian names in Windows-1251",
     "[White \"\xC8\xE2\xE0\xED\xEE\xE2\"]\n[GameType \"25\"]\n1. c3-d4 *", "russian", "c3-d4"},
    {"a mark of the order of bytes and the line ends of another system",
     "\xEF\xBB\xBF[GameType \"20\"]\r\n\r\n1. 32-28\r\n19-23 *\r\n", "international",
     "32-28 19-23"},
    {"the line ends of an old system", "[GameType \"20\"]\r1. 32-28 19-23 *\r", "international",
     "32-28 19-23"},
    {"names of every script",
     "[White \"\u0410\u0434\u0430\"]\n[Black \"\u9AD8\u6587\"]\n[GameType \"20\"]\n1.32-28 19-23",
     "international", "32-28 19-23", 0, 1, "[Black \"\u9AD8\u6587\"]"},
    {"line ends that are written out, as in a program's source",
     "[White \"A\"]\\n[GameType \"20\"]\\n\\n1. 32-28 19-23\\n2. 28x19 14x23 2-0\\n\\n"
     "[White \"B\"]\\r\\n[GameType \"20\"]\\r\\n1. 31-26 *",
     "international", "32-28 19-23 28x19 14x23", 0, 2, "[White \"A\"]"},
    {"line ends of two systems in one file", "[GameType \"20\"]\r\n1. 32-28\n19-23\r\n2. 28x19 *",
     "international", "32-28 19-23 28x19"},
};

inline std::vector<Oddity> oddities() {
    std::vector<Oddity> all;
    for (auto const* const some : {&oddities_of_moves, &oddities_of_rule_sets, &oddities_of_frames,
                                   &oddities_of_comments, &oddities_of_bytes})
        all.insert(all.end(), some->begin(), some->end());
    return all;
}

} // namespace damier::test
