#include "damier/play/kept_games.hpp"

#include "damier/play/desk.hpp"

#include "tests/session/full_disk.hpp"
#include "tests/session/test_games.hpp"
#include "tests/session/test_loop.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace damier::play {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

std::span<game::Game const* const> game_for_two() {
    static test::RaceGame const two(2);
    static std::array<game::Game const*, 1> const all{&two};
    return all;
}

class Kept : public ::testing::Test {
protected:
    Kept() {
        std::string pattern = (fs::temp_directory_path() / "damier-kept-XXXXXX").string();
        folder_ = ::mkdtemp(pattern.data());
    }
    ~Kept() override { fs::remove_all(folder_); }

    session::Directories directories() const { return {folder_ / "state", folder_ / "games"}; }
    Desk make() {
        return Desk(
            game_for_two(), [this] { return game::think_on_loop(loop_.executor(), {}); },
            [this] { return time_; });
    }
    static session::NewGame between(std::string const& second) {
        session::NewGame setup;
        setup.game = test::Race::key_of(2);
        setup.players = {{"", "", {}}, {"", second, {}}};
        return setup;
    }
    // At a desk of its own: a game between people in which so much was played.
    Desk played(std::vector<std::string> const& moves) {
        Desk desk = make();
        desk.open_journal(directories(), "current");
        desk.receive(between(""));
        for (std::string const& move : moves) desk.receive(session::PlayText{move});
        return desk;
    }
    static std::vector<std::string> texts(std::vector<Message> const& messages) {
        std::vector<std::string> list;
        for (Message const& one : messages) list.push_back(in_english(one));
        return list;
    }
    KeptGames unfinished() const { return unfinished_games(directories(), game_for_two()); }

    fs::path folder_;
    test::Loop loop_;
    TimePoint time_{1h};
};

TEST_F(Kept, WhatIsLeftOrPutAwayCanBeGoneOnWith) {
    EXPECT_TRUE(unfinished().games.empty());
    { Desk const empty = played({}); }
    EXPECT_TRUE(unfinished().games.empty()) << "nothing was played";
    { Desk const first = played({"a0-a1"}); }
    { Desk const second = played({"b0-b1", "c0-c1"}); } // puts the first away
    KeptGames const kept = unfinished();
    ASSERT_EQ(kept.games.size(), 2u);
    for (KeptGame const& game : kept.games) {
        bool const is_away = game.file.parent_path() == directories().games;
        EXPECT_FALSE(game.is_open);
        Desk desk = make();
        auto const notes = desk.resume(directories(), game.file, "current");
        ASSERT_TRUE(notes);
        EXPECT_TRUE(notes->empty());
        EXPECT_EQ(desk.journal_name(), "current");
        EXPECT_TRUE(desk.session().tree() == game.session.tree()) << is_away;
        EXPECT_EQ(fs::exists(game.file), !is_away);
    }
    EXPECT_EQ(unfinished().games.size(), 2u) << "the other one was put away, not lost";
    { // a game that has ended is not unfinished
        Desk desk = make();
        desk.open_journal(directories(), "current");
        desk.receive(session::Resign{0});
    }
    EXPECT_EQ(unfinished().games.size(), 1u);
    EXPECT_EQ(kept_games(directories().state, game_for_two()).games.size(), 1u) << "but it is kept";
}

TEST_F(Kept, TwoDesksHaveTwoGamesAndSaySo) {
    Desk first = played({"a0-a1"});
    Desk second = make();
    EXPECT_EQ(texts(second.open_journal(directories(), "current")),
              (std::vector<std::string>{
                  "another program is playing the game kept as «current»; the game here is kept "
                  "beside it, as «current-2»"}));
    second.receive(between(""));
    second.receive(session::PlayText{"b0-b1"});
    KeptGames const kept = unfinished();
    ASSERT_EQ(kept.games.size(), 2u);
    EXPECT_TRUE(kept.games[0].is_open && kept.games[1].is_open);
    Desk third = make();
    EXPECT_FALSE(third.resume(directories(), kept.games[0].file, "current"));
    EXPECT_FALSE(third.session().has_game());
}

TEST_F(Kept, AJournalThatCannotBeOpenedHidesNothing) {
    { Desk const left = played({"a0-a1"}); }
    fs::path const path = directories().state / "current.journal";
    fs::rename(path, folder_ / "away");
    fs::create_directory(path);
    Desk desk = make();
    auto const said = texts(desk.open_journal(directories(), "current"));
    ASSERT_EQ(said.size(), 2u);
    EXPECT_NE(said[0].find("current.journal"), std::string::npos) << said[0];
    EXPECT_EQ(said[1], "this game will not be kept");
    EXPECT_FALSE(fs::exists(directories().state / "current-2.journal")) << "no other name";
    EXPECT_EQ(unfinished().problems.size(), 1u);
}

TEST_F(Kept, AGameThatAFullDiskRefusesLeavesTheOldOneWhereItWas) {
    Desk desk = played({"a0-a1"});
    {
        test::FullDisk const full(5);
        EXPECT_FALSE(desk.receive(between("")));
    }
    EXPECT_TRUE(!fs::exists(directories().games) || fs::is_empty(directories().games));
    EXPECT_TRUE(desk.receive(session::PlayText{"c0-c1"}));
    { Desk const gone = std::move(desk); }
    ASSERT_EQ(unfinished().games.size(), 1u);
    EXPECT_EQ(unfinished().games[0].session.tree().size(), 3u);
}

TEST_F(Kept, CopiesOfDamagedJournalsAreNotOffered) {
    { Desk const left = played({"a0-a1", "c0-c1"}); }
    fs::path const path = directories().state / "current.journal";
    {
        std::fstream file(path, std::ios::in | std::ios::out);
        file.seekp(-30, std::ios::end);
        file.put('~');
    }
    EXPECT_EQ(unfinished().games.size(), 1u);
    Desk desk = make();
    EXPECT_EQ(desk.open_journal(directories(), "current").size(), 1u);
    EXPECT_TRUE(fs::exists(directories().state / "current-damaged.journal"));
    EXPECT_EQ(unfinished().games.size(), 1u);
}

// The moves of computers are sure a second later, without anybody doing anything.
TEST_F(Kept, TheDiskIsAskedAboutAComputersMoveWithinASecond) {
    Desk desk = make();
    desk.open_journal(directories(), "current");
    desk.receive(between("random"));
    desk.receive(session::PlayText{"a0-a1"});
    EXPECT_FALSE(desk.deadline()) << "a person's move is sure at once";
    loop_.run();
    ASSERT_EQ(desk.session().tree().size(), 3u);
    ASSERT_TRUE(desk.deadline());
    EXPECT_EQ(*desk.deadline(), time_ + 1s);
    time_ += 1s;
    desk.advance();
    EXPECT_FALSE(desk.deadline());
}

} // namespace
} // namespace damier::play
