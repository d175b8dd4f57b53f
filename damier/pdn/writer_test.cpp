#include "damier/pdn/writer.hpp"

#include "damier/pdn/builder.hpp"
#include "damier/pdn/words.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace damier::pdn {
namespace {

Game only_game(std::string_view text) {
    ReadGames read = read_games(text);
    EXPECT_EQ(read.games.size(), 1u) << text;
    return read.games.empty() ? Game() : std::move(read.games[0]);
}

std::string rewritten(std::string_view text) { return write(only_game(text)); }

TEST(Writer, WritesTheCanonicalForm) {
    EXPECT_EQ(rewritten("[White \"W\"][GameType \"20\"][Event \"E \\\"q\\\"\"]\n01. 32-28 {x} "
                        "( {v} 01. 33-28 ! 18-22) (34-29)19-23 $3 $4 02. 28x19 2-0"),
              "[Event \"E \\\"q\\\"\"]\n[White \"W\"]\n[Result \"2-0\"]\n[GameType \"20\"]\n\n"
              "1. 32-28 {x} (1. {v} 33-28! 18-22) (1. 34-29) 1... 19-23 $3 $4 2. 28x19 *\n\n");
}

TEST(Writer, NumbersContinueFromTheFirst) {
    EXPECT_EQ(rewritten("30... 18-23 28x19"), "30... 18-23 31. 28x19 *\n\n");
    EXPECT_EQ(rewritten("/FEN \"B::\"/ 7... 1-6"), "/FEN \"B::\"/ 7... 1-6 *\n\n");
    EXPECT_EQ(rewritten("7..."), "7... *\n\n");
}

TEST(Writer, OtherGamesQuoteTheirActionsAndCountThemOneByOne) {
    EXPECT_EQ(rewritten("[Game \"multidames\"] \"take 3 4\" stop \"1\""),
              "[Game \"multidames\"]\n\n1. \"take 3 4\" 2. stop 3. \"1\" *\n\n");
}

TEST(Writer, StatesOfSeveralLinesFitInATag) {
    std::string const state = "2 players\n..%0A..\t\n";
    EXPECT_EQ(to_one_line(state), "2 players%0A..%250A..%09%0A");
    EXPECT_EQ(from_one_line(to_one_line(state)), state);
    EXPECT_EQ(from_one_line("100% %zz %"), "100% %zz %");
    Game game;
    game.add_tag("State", to_one_line(state));
    EXPECT_EQ(from_one_line(only_game(write(game)).tag("State").value_or("")), state);
}

TEST(Writer, WrapsLinesBetweenTokens) {
    Game game;
    Game::Node node = Game::root;
    for (int i = 0; i < 60; ++i) node = game.add_move(node, i % 2 == 0 ? "32-28" : "18-23");
    game.add_comment(node, {"a comment of many words, %one of them with a sign at its start, and "
                            "[Event \"no tag\"] is only text in it",
                            {{"clk", "0:10:00"}}});
    std::string const text = write(game);
    for (std::size_t start = 0; start < text.size();) {
        std::size_t const end = text.find('\n', start);
        EXPECT_LE(end - start, 79u);
        EXPECT_NE(text[start], '%');
        EXPECT_NE(text[start], '[');
        start = end + 1;
    }
    EXPECT_EQ(only_game(text), game);
}

TEST(Writer, CommentsKeepEveryCharacter) {
    for (std::string_view const text :
         {"}", "{", "a } b { c", " a ", "\n", "a\n\nb", "a \n b", "\ta\t", "[%clk 1]", "[%", "a  b",
          "[%char 7D]", "\r", "x\ny", "% x", "]", "\u00E9 \u2013"}) {
        Game game;
        game.add_comment(Game::root, {std::string(text), {}});
        SCOPED_TRACE(write(game));
        EXPECT_EQ(only_game(write(game)).notes(Game::root).after.at(0).text, text);
    }
}

TEST(Writer, LineEndsInCommentsAreSpaces) {
    Comment const comment = read_comment(" a\nb [%clk 0:1:2] c\n\nd [%x y\nz]\n");
    EXPECT_EQ(comment.text, "a b c\nd");
    EXPECT_EQ(comment.commands, (std::vector<Command>{{"clk", "0:1:2"}, {"x", "y z"}}));
    EXPECT_EQ(comment.find("clk"), "0:1:2");
    EXPECT_EQ(comment.find("emt"), std::nullopt);
}

TEST(Writer, ResultsLiveInTheTags) {
    EXPECT_EQ(only_game("1-6 1-1").result(), "1-1");
    EXPECT_EQ(only_game("[Result \"*\"] 1-6 1-1").result(), "1-1");
    EXPECT_EQ(only_game("[Result \"1-0\"] 1-6 2-0").result(), "1-0");
    Game const both = only_game("[Result \"1-0\"] 1-6 0-1");
    EXPECT_EQ(both.result(), "1-0");
    EXPECT_EQ(both.tag("MovetextResult"), "0-1");
    EXPECT_EQ(only_game("1-6 *").result(), "*");
    EXPECT_TRUE(only_game("1-6 *").tags().empty());
}

TEST(Writer, OddPlacesOfNotesLoseNothing) {
    Game const game = only_game("$9 {r} (1. 33-28) 1. 32-28 ( {only words} ) () 19-23 2. {late} *");
    EXPECT_EQ(write(game), "$9 {r} 1. 32-28 {only words} (1. 33-28) 1... 19-23 {late} *\n\n");
}

TEST(Writer, DeepVariationsNeedNoStack) {
    Game game;
    Game::Node node = Game::root;
    for (int i = 0; i < 9'000; ++i) { // every move has a variation, which goes on
        game.add_move(node, "1-6");
        node = game.add_move(node, "1-7");
    }
    EXPECT_EQ(only_game(write(game)), game);
    Game line;
    node = Game::root;
    for (int i = 0; i < 1'000'000; ++i) node = line.add_move(node, "1-6");
    EXPECT_EQ(line, Game(line));
}

// ---- Any tree at all -----------------------------------------------------------------------

rc::Gen<std::string> any_text() {
    // Mostly what could go wrong.
    return rc::gen::map(
        rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(std::vector<std::string>{
            " ",    "\n",           "\r",  "\t",     "{",      "}",      "[",      "]",
            "[%",   "[%clk 0:1:2]", "\"",  "\\",     "%",      ";",      "(",      ")",
            "*",    "$1",           "/",   "-",      "a",      "7",      "12.",    "...",
            "x",    "1-0",          "4-6", "\u00E9", "\u2013", "\u00BD", "\uFEFF", "[Event \"x\"]",
            "word", "FILENAME",     "\x01"})),
        [](std::vector<std::string> const& parts) {
            std::string text;
            for (std::string const& part : parts) text += part;
            return text;
        });
}

std::string any_move() {
    static std::vector<std::string> const usual{"32-28", "18x29", "c3:e5", "a3b4", "4-6",
                                                "1-1",   "-",     "...",   "12",   "47x36<1,2>"};
    return *rc::gen::oneOf(rc::gen::elementOf(usual), any_text());
}

std::vector<Comment> any_comments() {
    std::vector<Comment> comments;
    int const count = *rc::gen::weightedElement<int>({{4, 0}, {2, 1}, {1, 2}});
    for (int i = 0; i < count; ++i) {
        Comment comment{*any_text(), {}};
        if (*rc::gen::arbitrary<bool>())
            comment.commands.push_back(
                {*rc::gen::elementOf(std::vector<std::string>{"clk", "char", "", "e]", "eval"}),
                 *any_text()});
        comments.push_back(std::move(comment));
    }
    return comments;
}

Notes any_notes() {
    Notes notes;
    if (*rc::gen::inRange(0, 3) > 0) return notes;
    notes.strength =
        *rc::gen::elementOf(std::vector<std::string>{"", "!", "?!", "(?)", "!(!?)", "x"});
    notes.nags =
        *rc::gen::container<std::vector<std::uint16_t>>(rc::gen::arbitrary<std::uint16_t>());
    notes.before = any_comments();
    notes.after = any_comments();
    return notes;
}

Game any_game() {
    Game game;
    std::vector<std::string> const standard_names{"Event", "Site",  "Result",   "FEN",   "FILENAME",
                                                  "Game",  "Black", "GameType", "event", "Round"};
    for (int i = *rc::gen::inRange(0, 5); i > 0; --i)
        game.add_tag(*rc::gen::oneOf(rc::gen::elementOf(standard_names), any_text()), *any_text());
    if (*rc::gen::arbitrary<bool>())
        game.start_at(*rc::gen::inRange(0, 200), *rc::gen::arbitrary<bool>());
    game.set_notes(Game::root, any_notes());
    int const size = *rc::gen::inRange(0, 12);
    for (int i = 0; i < size; ++i) {
        Game::Node const parent = static_cast<Game::Node>(*rc::gen::inRange(0, i + 1));
        Game::As const as = *rc::gen::elementOf(std::vector{Game::As::main, Game::As::variation});
        Game::Node const node = *rc::gen::inRange(0, 6) == 0
                                    ? game.add_setup(parent, *any_text(), as)
                                    : game.add_move(parent, any_move(), as);
        game.set_notes(node, any_notes());
    }
    return game;
}

RC_GTEST_PROP(Writer, WhatIsWrittenIsReadBack, ()) {
    Game game = any_game();
    WriteOptions const options{*rc::gen::elementOf(std::vector{1, 20, 79, 1000}), true};
    std::string const exact = write(game, options);
    RC_LOG() << exact;
    ReadGames const read = read_games(exact);
    RC_ASSERT(read.games.size() == 1u);
    RC_ASSERT(read.games[0] == game);

    std::string const canonical = write(game);
    game.sort_tags();
    RC_ASSERT(write(game) == canonical);
    ReadGames const again = read_games(canonical);
    RC_ASSERT(again.games.size() == 1u);
    RC_ASSERT(again.games[0] == game);
    RC_ASSERT(write(again.games[0]) == canonical);
}

RC_GTEST_PROP(Writer, ManyGamesStayApart, ()) {
    std::vector<Game> games;
    std::string text;
    for (int i = *rc::gen::inRange(0, 5); i > 0; --i) {
        games.push_back(any_game());
        games.back().sort_tags();
        text += write(games.back());
    }
    RC_LOG() << text;
    RC_ASSERT(read_games(text).games == games);
}

RC_GTEST_PROP(Writer, AnythingReadIsWrittenAndReadBack, ()) {
    ReadGames const read = read_games(*any_text());
    for (Game const& game : read.games) {
        WriteOptions const exact{79, true};
        RC_ASSERT(read_games(write(game, exact)).games == std::vector{game});
    }
}

} // namespace
} // namespace damier::pdn
