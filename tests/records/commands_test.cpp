// Records as commands: the session that obeys them holds the game of the file.
#include "damier/records/commands.hpp"
#include "damier/records/reader.hpp"

#include "tests/records/generated.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace damier {
namespace {

using records::Record;
using session::NodeId;
using session::Session;
using session::Tree;

Session obey(std::vector<session::Command> const& commands) {
    Session session(catalogue::all());
    for (session::Command const& command : commands)
        for (session::Event const& event : session.handle(command, session::TimePoint{}))
            if (auto const* refused = std::get_if<session::Refused>(&event))
                ADD_FAILURE() << in_english(refused->reason);
    return session;
}

Session session_of(std::string_view text) {
    auto const read = records::read_games(text, catalogue::all());
    auto const commands = records::commands_of(*read.games.at(0).record);
    EXPECT_TRUE(commands);
    return obey(*commands);
}

// Times are not part of it: no clock runs.
bool is_same(Tree const& a, Tree const& b) {
    Tree const x = a.copy(session::root), y = b.copy(session::root);
    if (x.size() != y.size()) return false;
    for (NodeId id = 0; id < static_cast<NodeId>(x.size()); ++id) {
        session::Node left = x.node(id), right = y.node(id);
        left.times = right.times = {};
        left.used = right.used = {};
        if (!(left == right)) return false;
    }
    return true;
}

RC_GTEST_PROP(Commands, MakeTheSameTree, ()) {
    test::Script const script = *test::script();
    for (game::Game const* game : catalogue::all()) {
        Record const record = test::record_of(*game, script);
        auto const commands = records::commands_of(record);
        RC_ASSERT(bool(commands));
        Session const session = obey(*commands);
        RC_ASSERT(is_same(session.tree(), record.tree));
        RC_ASSERT(session.tree().is_main(session.tree().current()));
        RC_ASSERT(session.tree().here().children.empty());
        bool const is_over = session.state().actions().empty();
        if (is_over || record.result == "*") RC_ASSERT(session.ending().has_value() == is_over);
    }
}

RC_GTEST_PROP(Commands, ComputerPlayersStayWhenAsked, ()) {
    test::Script const script = *test::script();
    for (game::Game const* game : catalogue::all()) {
        Record record = test::record_of(*game, script);
        record.setup.players = {{"Ann", "", {}}, {"Robot", "random", {}}};
        auto const commands = records::commands_of(record, records::Seated::as_recorded);
        RC_ASSERT(bool(commands));
        RC_ASSERT(is_same(obey(*commands).tree(), record.tree));
    }
}

RC_GTEST_PROP(Commands, GoOnWithTheClockAsItStood, ()) {
    test::Script const script = *test::script();
    for (game::Game const* game : catalogue::all()) {
        Record const record = test::record_of(*game, script);
        auto const entries = records::entries_of(record);
        RC_ASSERT(bool(entries));
        Session session(catalogue::all());
        for (session::TimedCommand const& entry : *entries)
            session.handle(entry.command, session::TimePoint{} + entry.stamp);
        RC_ASSERT(is_same(session.tree(), record.tree));
        // No clock runs in variations that are tried after the end of the game.
        std::vector<NodeId> const line = record.tree.main_line();
        for (std::size_t ply = 0; ply < line.size(); ++ply) {
            session::Node const& node = session.tree().node(static_cast<NodeId>(ply));
            RC_ASSERT(node.times == record.tree.node(line[ply]).times);
            RC_ASSERT(node.used == record.tree.node(line[ply]).used);
        }
        if (record.setup.clock.empty() || session.ending()) continue;
        auto const seat = session.state().to_play();
        session::TimePoint const now{entries->back().stamp};
        RC_ASSERT(session.reading(seat, now).left
                  == session.tree().here().times.seats[static_cast<std::size_t>(seat)].left);
    }
}

TEST(Commands, NamesAndResultsAreThoseOfTheTags) {
    Session const session = session_of("[White \"Ann\"]\n[Black \"Bob\"]\n[GameType \"20\"]\n"
                                       "[Result \"0-2\"]\n\n1. 32-28 {so} 19-23 (1... 18-23!) *\n");
    EXPECT_EQ(session.setup().players.at(0).name, "Ann");
    EXPECT_EQ(session.setup().players.at(1).name, "Bob");
    EXPECT_EQ(session.tree().current(), 2);
    EXPECT_EQ(session.tree().node(1).comment_after, "so");
    EXPECT_EQ(session.tree().node(3).nags, std::vector<int>{1});
    ASSERT_TRUE(session.ending());
    EXPECT_EQ(std::get<game::Won>(session.ending()->outcome).seats, std::vector<game::Seat>{1});
    EXPECT_EQ(records::record_of(session).result, "0-2");
}

TEST(Commands, AnEndInAVariationIsNotTheEndOfTheGame) {
    std::string const start = "[GameType \"20\"]\n[FEN \"W:W28,33,39,50:B17\"]\n\n";
    EXPECT_TRUE(session_of(start + "1. 28-22 17x28 2. 33x22 *\n").ending());
    Session const session = session_of(start + "1. 50-45 (1. 28-22 17x28 2. 33x22) 17-21 *\n");
    EXPECT_FALSE(session.ending());
    EXPECT_EQ(session.tree().size(), 6u);
    EXPECT_EQ(session.tree().here().text(), "17-21");
}

// Kings go to and fro: after eight plies the position stands for the third time.
std::string const played_on =
    "[GameType \"20\"]\n[FEN \"W:W48,K26:B3,K15\"]\n\n1. 26-31 15-10 2. 31-26 10-15 3. 26-31 15-10 "
    "4. 31-26 10-15 5. 26-31 15-10 6. 48-43 *\n";

TEST(Commands, AGameCanGoOnAfterADrawByTheRules) {
    auto const read = records::read_games(played_on, catalogue::all());
    ASSERT_EQ(read.problems.size(), 1u);
    EXPECT_EQ(in_english(read.problems[0].error),
              "line 4, column 64: the rules ended the game before this move; the file goes on");
    Session session = session_of(played_on);
    EXPECT_FALSE(session.ending());
    EXPECT_EQ(session.tree().here().text(), "48-43");
    for (session::Event const& event :
         session.handle(session::PlayText{"3-8"}, session::TimePoint{}))
        EXPECT_FALSE(std::holds_alternative<session::Refused>(event));
    EXPECT_EQ(session.tree().size(), 13u);
    // Saved and opened again it is the same game.
    Session const again = session_of(records::write(records::record_of(session)));
    EXPECT_TRUE(is_same(again.tree(), session.tree()));
}

TEST(Commands, PlayingOnIsForDrawsByTheRulesOnly) {
    std::string const drawn = played_on.substr(0, played_on.find(" 5.")) + " *";
    Session session = session_of(drawn);
    ASSERT_TRUE(session.ending());
    EXPECT_TRUE(session.can_play_on());
    session::Events const events = session.handle(session::PlayOn{}, session::TimePoint{});
    ASSERT_FALSE(events.empty());
    EXPECT_TRUE(std::holds_alternative<session::Reopened>(events[0]));
    EXPECT_FALSE(session.ending());
    EXPECT_FALSE(session.can_play_on());
    auto const refused = session.handle(session::PlayOn{}, session::TimePoint{});
    EXPECT_TRUE(std::holds_alternative<session::Refused>(refused.at(0)));
    Session lost = session_of("[GameType \"20\"]\n[FEN \"W:W28,33,39,50:B17\"]\n\n"
                              "1. 28-22 17x28 2. 33x22 *\n");
    EXPECT_FALSE(lost.can_play_on());
}

TEST(Commands, WhatASessionCannotHoldIsSaid) {
    auto const read = records::read_games("[GameType \"20\"]\n\n"
                                          "1. 32-28 /FEN \"W:W31:B1\"/ 2. 31-26 *\n\n"
                                          "[Game \"nothing\"]\n\n1. a-b *\n",
                                          catalogue::all());
    auto const setup = records::commands_of(*read.games.at(0).record);
    ASSERT_FALSE(setup);
    EXPECT_EQ(in_english(setup.error()),
              "a position is set up in the middle of this game; it can be shown and converted, but "
              "not played on");
    auto const& unknown = read.games.at(1).record;
    ASSERT_FALSE(unknown);
    EXPECT_EQ(in_english(unknown.error()), "line 5, column 1: there is no game «nothing»");
}

} // namespace
} // namespace damier
