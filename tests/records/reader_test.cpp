// What files do: which game is meant, oddities, illegal moves, set-ups, results, clocks.
#include "damier/catalogue/catalogue.hpp"
#include "damier/pdn/writer.hpp"
#include "damier/records/check.hpp"
#include "damier/records/formats.hpp"
#include "damier/records/reader.hpp"

#include <gtest/gtest.h>

namespace damier {
namespace {

using records::Problem;
using records::Record;
using records::WrittenResult;

records::ReadGames read(std::string_view text, std::string hint = {}) {
    return records::read_games(text, catalogue::all(), std::move(hint));
}

std::string_view game_key_of(std::string_view text, std::string hint = {}) {
    auto const found = read(text, std::move(hint));
    if (found.games.size() != 1 || !found.games[0].record) return "none";
    return found.games[0].record->game->key();
}

std::vector<std::string> main_moves(Record const& record) {
    std::vector<std::string> moves;
    for (session::NodeId const id : record.tree.main_line()) {
        session::Node const& node = record.tree.node(id);
        if (node.is_setup()) moves.push_back("setup " + node.state->text());
        if (node.played()) moves.push_back(node.text());
    }
    return moves;
}

std::vector<std::string> sentences(std::string_view text) {
    std::vector<std::string> list;
    for (Problem const& problem : read(text).problems)
        list.push_back(std::to_string(problem.game) + ": " + in_english(problem.error));
    return list;
}

std::vector<std::string> checked(std::string_view text) {
    std::vector<std::string> list;
    records::Checker checker(
        pdn::from_text(text), catalogue::all(), "", [&](Problem const& problem) {
            list.push_back(std::to_string(problem.game) + ": " + in_english(problem.error));
        });
    while (*checker.check_game()) {
    }
    return list;
}

using Texts = std::vector<std::string>;

TEST(WhichGame, IsToldByTheGameType) {
    EXPECT_EQ(game_key_of("[GameType \"20\"]\n1. 32-28 *"), "international");
    EXPECT_EQ(game_key_of("[GameType \"20,W,10,10,N1,0\"]\n1. 32-28 *"), "international");
    EXPECT_EQ(game_key_of("[GameType \"21\"]\n1. 11-15 *"), "english");
    EXPECT_EQ(game_key_of("[GameType \"23\"]\n1. 11-15 *"), "pool");
    EXPECT_EQ(game_key_of("[GameType \"23,W,8,8,A0,0\"]\n1. c3-b4 *"), "unified-pool");
    EXPECT_EQ(game_key_of("[GameType \"23,B,8,8,A1,1\"]\n*"), "jamaican");
    EXPECT_EQ(game_key_of("[GameType \"27,W,12,12,N2,0\"]\n*"), "canadian");
    EXPECT_EQ(game_key_of("[GameType \"27,W,8,8,A0,0\"]\n*"), "unified-pool");
    EXPECT_EQ(game_key_of("[GameType \"31\"]\n*"), "thai");
    EXPECT_EQ(game_key_of("[GameType \"31,W,8,8,N1,1\"]\n*"), "portuguese");
    EXPECT_EQ(game_key_of("[GameType \"96\"]\n*"), "bt");
    EXPECT_EQ(game_key_of("[GameType \"97\"]\n*"), "frysk");
    EXPECT_EQ(game_key_of("[GameType \"98\"]\n*"), "losing");
    EXPECT_EQ(game_key_of("[Game \"multidames\"]\n*"), "multidames");
    EXPECT_EQ(game_key_of("[Game \"killer\"]\n1. 32-28 *"), "killer");
    EXPECT_EQ(game_key_of("[GameType \"777\"]\n*"), "none");
    EXPECT_EQ(game_key_of("[Game \"nothing\"]\n*"), "none");
}

TEST(WhichGame, EveryGameTypeOfTheCatalogueMeansItsGame) {
    for (game::Game const* const game : catalogue::all()) {
        std::string const type(game->file_style().game_type);
        if (type.empty()) continue;
        EXPECT_EQ(game_key_of("[GameType \"" + type + "\"]\n*"), game->key());
    }
}

TEST(WhichGame, IsGuessedFromTheFirstMove) {
    EXPECT_EQ(game_key_of("1. 32-28 18-23 *"), "international");
    EXPECT_EQ(game_key_of("1. 11-15 23-19 *"), "english");
    EXPECT_EQ(game_key_of("1. c3-d4 d6-c5 *"), "russian");
    EXPECT_EQ(game_key_of("1. 32-28 *", "frisian"), "frisian");
    EXPECT_EQ(game_key_of("[FEN \"W:WK46:B5\"]\n*"), "international");
    EXPECT_EQ(sentences("1. 32-28 *"),
              Texts{"1: line 1, column 4: the file does not say which game this is: read as "
                    "International draughts, where its moves are legal"});
}

TEST(Reader, KeepsAnUnknownGameAsItIs) {
    std::string const text = "[GameType \"777\"]\n\n1. abc {x} (1. def) 1... ghi *\n\n";
    auto const found = read(text);
    ASSERT_EQ(found.games.size(), 1u);
    EXPECT_EQ(*records::write(records::Format::pdn, found.games[0]), text);
    ASSERT_EQ(found.problems.size(), 1u);
}

TEST(Reader, ReportsTheFirstIllegalMoveAndReadsOn) {
    std::string_view const text = "[GameType \"20\"]\n\n1. 32-28 18-24 2. 37-32 (2. 31-27 $3) *\n\n"
                                  "[GameType \"20\"]\n\n1. 32-28 19-23 *\n";
    auto const found = read(text);
    ASSERT_EQ(found.games.size(), 2u);
    EXPECT_EQ(main_moves(*found.games[0].record), Texts{"32-28"});
    EXPECT_EQ(main_moves(*found.games[1].record), (Texts{"32-28", "19-23"}));
    ASSERT_EQ(found.problems.size(), 1u);
    EXPECT_EQ(found.problems[0].game, 1);
    EXPECT_EQ(found.problems[0].error.line, 3);
    EXPECT_EQ(found.problems[0].error.column, 10);
    session::Tree const& tree = found.games[0].record->tree;
    EXPECT_EQ(tree.node(1).comment_after, "1... 18-24 2. 37-32 (2. 31-27 $3)");
    EXPECT_EQ(checked(text), sentences(text));
}

TEST(Reader, AnIllegalVariationLosesOnlyItself) {
    std::string_view const text =
        "[GameType \"20\"]\n\n1. 32-28 (1. 32-27 18-30) 1... 19-23 2. 28x19 14x23 *\n";
    auto const found = read(text);
    EXPECT_EQ(main_moves(*found.games[0].record), (Texts{"32-28", "19-23", "28x19", "14x23"}));
    EXPECT_EQ(found.games[0].record->tree.node(session::root).children.size(), 2u);
    EXPECT_EQ(found.problems.size(), 1u);
    EXPECT_EQ(checked(text), sentences(text));
}

TEST(Reader, JoinsCapturesWrittenJumpByJump) {
    std::string_view const text =
        "[GameType \"20\"]\n[FEN \"W:W43,50:B39,30,6\"]\n\n1. 43x34 34x25 6-11 2. 50-44 *\n";
    auto const found = read(text);
    EXPECT_EQ(main_moves(*found.games[0].record), (Texts{"43x25", "6-11", "50-44"}));
    ASSERT_EQ(found.problems.size(), 1u);
    EXPECT_EQ(found.problems[0].severity, pdn::Severity::warning);
    EXPECT_EQ(checked(text), sentences(text));
}

TEST(Reader, ToleratesUnknownMoves) {
    std::string_view const text = "[GameType \"20\"]\n\n1. 32-28 - 2. - - *\n";
    auto const found = read(text);
    EXPECT_EQ(main_moves(*found.games[0].record), Texts{"32-28"});
    for (Problem const& problem : found.problems)
        EXPECT_EQ(problem.severity, pdn::Severity::warning);
    EXPECT_FALSE(found.problems.empty());
}

TEST(Reader, SetsUpPositionsWithinAGame) {
    std::string_view const text =
        "[GameType \"20\"]\n\n1. 32-28 /FEN \"W:W31,32:B6,7\"/ 2. 31-26 6-11 *\n";
    auto const found = read(text);
    EXPECT_TRUE(found.problems.empty());
    EXPECT_EQ(main_moves(*found.games[0].record),
              (Texts{"32-28", "setup W:W31,32:B6,7", "31-26", "6-11"}));
    auto const again = read(records::write(*found.games[0].record));
    EXPECT_EQ(again.games[0].record->tree, found.games[0].record->tree);
    EXPECT_TRUE(checked(text).empty());
}

TEST(Reader, GoesOnAfterADrawThatNobodyClaimed) {
    std::string text = "[GameType \"20\"]\n[FEN \"W:WK50:BK5,6\"]\n\n";
    for (int i = 1; i < 8; ++i) text += "50-44 5-10 44-50 10-5 ";
    auto const found = read(text + "*");
    EXPECT_EQ(main_moves(*found.games[0].record).size(), 28u);
    ASSERT_EQ(found.problems.size(), 1u);
    EXPECT_EQ(found.problems[0].severity, pdn::Severity::warning);
    EXPECT_EQ(checked(text + "*"),
              Texts{"1: line 4: the rules ended the game before this move; the file goes on"});
}

TEST(Reader, ReadsClocks) {
    std::string_view const text = "[GameType \"20\"]\n\n1. 32-28 {[%clk 0:04:58.5] [%emt 0:00:01] "
                                  "[%other 7] so} 18-23 {[%clk 0:04:50]} *\n";
    auto const found = read(text);
    session::Node const& first = found.games[0].record->tree.node(1);
    EXPECT_EQ(first.used, std::chrono::seconds(1));
    EXPECT_EQ(first.times.seats[0].left, std::chrono::milliseconds(298'500));
    EXPECT_EQ(first.comment_after, "[%other 7] so");
    session::Node const& second = found.games[0].record->tree.node(2);
    EXPECT_EQ(second.times.seats[0].left, std::chrono::milliseconds(298'500));
    EXPECT_EQ(second.times.seats[1].left, std::chrono::seconds(290));
    auto const again = read(records::write(*found.games[0].record));
    EXPECT_EQ(again.games[0].record->tree, found.games[0].record->tree);
}

TEST(Reader, HeaderResultWinsAlsoBesideAGameType) {
    auto const found = read("[GameType \"20\"]\n[Result \"2-0\"]\n\n1. 32-28 0-2\n");
    EXPECT_EQ(found.games[0].record->result, "2-0");
    EXPECT_EQ(found.games[0].record->tag("MovetextResult"), "0-2");
}

TEST(Results, OfEveryStyleAreUnderstood) {
    for (char const* const text : {"2-0", "1-0", "12-0", "1.01-0.99", "11/2-1/2", "6-4"})
        EXPECT_EQ(records::read_result(text), WrittenResult::first_wins) << text;
    for (char const* const text : {"0-2", "0-1", "4-6"})
        EXPECT_EQ(records::read_result(text), WrittenResult::second_wins) << text;
    for (char const* const text : {"1-1", "1/2-1/2", "1/2", "5-5", "1+ - 1-"})
        EXPECT_EQ(records::read_result(text), WrittenResult::draw) << text;
    EXPECT_EQ(records::read_result("0-0"), WrittenResult::both_lose);
    EXPECT_EQ(records::read_result("*"), WrittenResult::unknown);
    EXPECT_EQ(records::read_result("?"), WrittenResult::unknown);
    EXPECT_EQ(records::read_result("won"), WrittenResult::other);
}

TEST(Results, TheFirstNumberIsTheFirstMovers) {
    game::Outcome const white{game::Won{{0}, Message()}}, drawn{game::Drawn{Message()}};
    EXPECT_EQ(records::result_text(white, 2, 0, true), "2-0");
    EXPECT_EQ(records::result_text(white, 2, 1, false), "0-1");
    EXPECT_EQ(records::result_text(drawn, 2, 0, true), "1-1");
    EXPECT_EQ(records::result_text(drawn, 2, 0, false), "1/2-1/2");
    EXPECT_EQ(records::result_text(game::Won{{1}, Message()}, 3, 0, false), "0-1-0");
    EXPECT_EQ(records::result_text(game::Won{{0, 2}, Message()}, 3, 0, false), "1/2-0-1/2");
    EXPECT_EQ(records::result_text(game::Ongoing{}, 2, 0, false), "*");
}

TEST(Sessions, AreWrittenAsTheyStand) {
    session::Session session(catalogue::all());
    session::TimePoint now{};
    session::NewGame start;
    start.game = "international";
    start.players = {{"Ada", "", {}}, {"Ben", "", {}}};
    start.clock = *session::read_time_controls("5m+3s");
    session.handle(start, now);
    for (char const* const move : {"32-28", "19-23", "28x19", "14x23"})
        session.handle(session::PlayText{move}, now += std::chrono::milliseconds(1700));
    session.handle(session::TakeBack{2}, now);
    session.handle(session::PlayText{"35-30"}, now += std::chrono::milliseconds(900));
    session.handle(session::Resign{1}, now);
    Record const record = records::record_of(session);
    EXPECT_EQ(record.result, "2-0");
    auto const again = read(records::write(record));
    ASSERT_EQ(again.games.size(), 1u);
    EXPECT_TRUE(again.problems.empty());
    EXPECT_EQ(again.games[0].record->tree.copy(session::root), record.tree.copy(session::root))
        << records::write(record);
    EXPECT_EQ(again.games[0].record->setup.players[1].name, "Ben");
}

session::Duration used(std::string const& clock, std::string const& moves, session::NodeId node) {
    auto const read = records::read_games("[GameType \"20\"]\n[TimeControl \"" + clock + "\"]\n\n"
                                              + moves + " *\n",
                                          catalogue::all());
    return read.games.at(0).record->tree.node(node).used;
}

TEST(Clocks, TheTimeUsedFollowsFromTheClocks) {
    using namespace std::chrono_literals;
    std::string const all = "1. 32-28 {[%clk 0:04:50]} 18-23 {[%clk 0:05:01]} "
                            "2. 38-32 {[%clk 0:04:30]} 12-18 {[%clk 0:04:00] [%emt 0:00:07]}";
    EXPECT_EQ(used("300", all, 1), 10s);
    EXPECT_EQ(used("300", all, 2), 0s); // a clock that gained time says nothing
    EXPECT_EQ(used("300", all, 3), 20s);
    EXPECT_EQ(used("300", all, 4), 7s); // what the file says counts
    EXPECT_EQ(used("300+3", all, 1), 13s);
    EXPECT_EQ(used("300+3", all, 2), 2s);
    EXPECT_EQ(used("300+3", all, 3), 23s);
    EXPECT_EQ(used("?", all, 3), 0s);
    EXPECT_EQ(used("300", "1. 32-28 18-23 2. 38-32 {[%clk 0:04:30]}", 3), 0s);
}

// The checker and the reader must agree about every game that has no beginning.
TEST(Reader, AGameWithoutAStartIsAnError) {
    for (std::string const head : {"[FEN \"bad\"]", "[GameType \"20\"]\n[FEN \"W:W1:B20\"]",
                                   "[Game \"nothing\"]", "[Game \"multidames\"]\n[State \"bad\"]",
                                   "[Game \"multidames\"]\n[GameOptions \"seats=99\"]",
                                   "[Game \"multidames\"]\n[Seed \"x\"]"})
        for (std::string const moves : {"*", "1. 32-28 *"}) {
            std::string const text = head + "\n\n" + moves + "\n";
            auto const found = read(text);
            ASSERT_EQ(found.games.size(), 1u) << text;
            ASSERT_FALSE(found.games[0].record) << text;
            EXPECT_EQ(checked(text), sentences(text)) << text;
            // What stands there is kept all the same.
            auto const kept = records::write(records::Format::pdn, found.games[0]);
            ASSERT_TRUE(kept);
            EXPECT_EQ(read(*kept).games[0].text, found.games[0].text);
            EXPECT_FALSE(records::write(records::Format::fen, found.games[0]));
        }
}

TEST(Checker, AVariationBeforeAnyMoveStartsWhereTheGameDoes) {
    std::string const head = "[GameType \"20\"]\n";
    EXPECT_EQ(checked(head + "(32-28)"), Texts{"1: line 2, column 1: a variation before any move"});
    EXPECT_EQ(checked(head + "((32-28)) 1. 32-28 *").size(), 1u);
    EXPECT_EQ(checked(head + "[FEN \"B:W31:B1,2\"]\n(1. 1-6) 1. 2-7 31-26 *"),
              Texts{"1: line 3, column 1: a variation before any move"});
    // A bad start is told once, inside it too.
    EXPECT_EQ(checked(head + "[FEN \"bad\"]\n(1. 1-6) 1. 2-7 31-26 *").size(), 2u);
}

TEST(Times, AreWrittenOnlyWhereTheFileGivesThem) {
    std::string const text = "[GameType \"20\"]\n[TimeControl \"300+0\"]\n\n"
                             "1. 32-28 18-23 {[%clk 0:04:57.5]} 2. 38-32 {[%emt 0:00:02]} *\n\n";
    auto const found = read(text);
    EXPECT_EQ(pdn::write(records::to_pdn(*found.games[0].record)), text);
}

TEST(Times, OfBothClocksAreReadAndKept) {
    std::string const text = "[GameType \"20\"]\n[TimeControl \"600+0\"]\n\n"
                             "1. 32-28 {[%clock w0:09:57 b0:10:00]} "
                             "1... 18-23 {[%clock w0:09:57 b0:09:50]} *\n\n";
    auto const found = read(text);
    session::Tree const& tree = found.games[0].record->tree;
    EXPECT_EQ(tree.node(1).used, std::chrono::seconds(3));
    EXPECT_EQ(tree.node(2).times.seats[1].left, std::chrono::seconds(590));
    EXPECT_EQ(pdn::write(records::to_pdn(*found.games[0].record)), text);
}

TEST(WhichGame, IsGuessedByItsBoardAndItsMoves) {
    EXPECT_EQ(game_key_of("1. 32-28 18-23 2. 33-29 *"), "international");
    EXPECT_EQ(game_key_of("1. 11-15 23-19 2. 8-11 22-17 *"), "english");
    EXPECT_EQ(game_key_of("1. c3-d4 d6-c5 *"), "russian");
    EXPECT_EQ(game_key_of("[FEN \"W:W21,22,K30:B1,12\"]\n*"), "english");
    EXPECT_EQ(game_key_of("[FEN \"W:W21,22,K40:B1,12\"]\n*"), "international");
    EXPECT_EQ(game_key_of("[FEN \"W:W21,22,K60:B1,12\"]\n*"), "canadian");
    EXPECT_EQ(game_key_of("[FEN \"W:W21,22,K99:B1,12\"]\n*"), "none"); // no board has it
    EXPECT_EQ(sentences("[FEN \"W:W21:B1\"]\n*"),
              Texts{"1: line 1, column 1: the file does not say which game this is: read as "
                    "English draughts, whose board has these squares"});
    std::string const moves = "1. 32-28 18-23 2. 33-29 *";
    EXPECT_EQ(sentences(moves), checked(moves));
    std::string const wrong = "1. 32-28 18-23 2. 50-1 *";
    EXPECT_EQ(sentences(wrong), checked(wrong));
}

TEST(Letters, AreReadAsTheGameTypeSays) {
    // a1 is at the left of Black, who starts.
    std::string const file = "[GameType \"21,B,8,8,A0,0\"]\n1. c3-b4 f6-e5 2. b4-c5 *";
    records::ReadGames const found = read(file);
    ASSERT_TRUE(found.games.at(0).record);
    Record const& record = *found.games[0].record;
    EXPECT_EQ(main_moves(record), (Texts{"11-16", "22-18", "16-19"}));
    // What is written has numbers, and says so.
    EXPECT_EQ(*record.tag("GameType"), "21,B,8,8,N1,0");
    Texts const said{
        "1: line 2, column 4: the squares of this game have letters here; they are read and "
        "written as numbers"};
    EXPECT_EQ(checked(file), said);
    EXPECT_EQ(found.problems.size(), 1u);
}

TEST(Letters, AreThoseOfWhiteWhereTheFileDoesNotSay) {
    std::string const file = "[GameType \"20\"]\n[FEN \"W:Wc3,Ka1:Bh8,j10\"]\n1. c3-d4 h8-g7 *";
    records::ReadGames const found = read(file);
    ASSERT_TRUE(found.games.at(0).record);
    EXPECT_EQ(main_moves(*found.games[0].record), (Texts{"37-32", "14-19"}));
    EXPECT_EQ(*found.games[0].record->tag("FEN"), "W:W37,K46:B14,5");
    EXPECT_TRUE(checked("[GameType \"20\"]\n1. c3-d4 *").size() > 1); // there is a man on d4
}

TEST(Letters, OfAMirroredBoardAreItsOwn) {
    EXPECT_EQ(main_moves(*read("[GameType \"22,W,8,8,A0,1\"]\n1. b3-a4 *").games[0].record),
              (Texts{"21-17"}));
}

// The man on 10 can take 15 and 23, or 14 and 22.
constexpr std::string_view two_ways = "[GameType \"21\"]\n[FEN \"B:W14,15,22,23:B1,10\"]\n";

TEST(Ways, TheOneThatLetsTheGameGoOnIsMeant) {
    std::string const file = std::string(two_ways) + "1. 10x26 15-11 2. 26-30 *";
    EXPECT_EQ(main_moves(*read(file).games[0].record), (Texts{"10x17x26", "15-11", "26-30"}));
    EXPECT_EQ(sentences(file),
              (Texts{"1: line 3, column 4: «10x26» can be made in several ways; by "
                     "what follows it is «10x17x26»"}));
    Texts const said{"1: line 3, column 4: «10x26» can be made in several ways; what follows is "
                     "checked after each"};
    EXPECT_EQ(checked(file), said);
    EXPECT_EQ(checked(std::string(two_ways) + "1. 10x26 14-9 *"), said);
    EXPECT_EQ(checked(std::string(two_ways) + "1. 10x26 *"), said);
}

TEST(Ways, AMoveThatFollowsNoneOfThemIsAnError) {
    EXPECT_EQ(checked(std::string(two_ways) + "1. 10x26 15-19 *").size(), 2u);
    EXPECT_EQ(checked(std::string(two_ways) + "1. 10x26 14-9 2. 26-31 15-11 *").size(), 2u);
}

TEST(Ways, InAVariationDoNotReachTheLineOutside) {
    std::string const file =
        std::string(two_ways) + "1. 10x19x26 (1. 10x26 15-11 (1... 15-10)) 1... 14-9 2. 26-30 *";
    EXPECT_EQ(checked(file).size(), 1u);
    EXPECT_EQ(checked(file + "\n[GameType \"20\"]\n1. 32-28 *").size(), 1u);
    // ... nor does a legal move there become legal outside.
    EXPECT_EQ(checked(std::string(two_ways) + "1. 10x19x26 (1. 10x26 15-11) 1... 15-11 *").size(),
              2u);
}

} // namespace
} // namespace damier
