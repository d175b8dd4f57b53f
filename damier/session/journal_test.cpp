#include "damier/session/keeper.hpp"

#include "tests/session/full_disk.hpp"
#include "tests/session/random_commands.hpp"
#include "tests/session/transcript.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <unistd.h>

namespace damier::session {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

// A folder of this test alone, removed with all that is in it.
class JournalFile : public ::testing::Test {
protected:
    JournalFile() {
        std::string pattern = (fs::temp_directory_path() / "damier-journal-XXXXXX").string();
        folder_ = ::mkdtemp(pattern.data());
        directories_ = {folder_ / "state", folder_ / "games"};
        path_ = directories_.state / "current.journal";
    }
    ~JournalFile() override { fs::remove_all(folder_); }

    Result<Keeper> open(TimePoint now = TimePoint{} + 9s) {
        return Keeper::open(directories_, "current", test::catalogue(), Sync::never, now);
    }
    static std::string read(fs::path const& path) {
        std::ifstream in(path, std::ios::binary);
        std::stringstream bytes;
        bytes << in.rdbuf();
        return bytes.str();
    }
    static void write(fs::path const& path, std::string_view bytes) {
        std::ofstream(path, std::ios::binary) << bytes;
    }
    // Plays `count` random commands after the start of a game and gives the session back.
    Session played(int count, std::uint64_t seed = 1) {
        Result<Keeper> keeper = open();
        EXPECT_TRUE(keeper);
        Random random(seed);
        TimePoint now = TimePoint{} + 9s;
        for (int i = 0; i < count; ++i) {
            now += test::random_wait(random);
            keeper->handle(test::random_command(random, keeper->session()), now);
        }
        return keeper->session();
    }
    std::size_t files(fs::path const& folder) const {
        if (!fs::exists(folder)) return 0;
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
    }

    fs::path folder_, path_;
    Directories directories_;
};

TEST(Crc32c, IsTheOneOfTheLiterature) {
    EXPECT_EQ(crc32c("123456789"), 0xE3069283u); // RFC 3720, B.4 has the same polynomial
    EXPECT_EQ(crc32c("6789", crc32c("12345")), 0xE3069283u);
}

TEST_F(JournalFile, ResumesExactly) {
    Session const before = played(200);
    Result<Keeper> const again = open(TimePoint{} + 99h);
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->notes().empty());
    EXPECT_TRUE(again->session() == before);
    EXPECT_EQ(again->session().thinking(TimePoint{} + 99h).has_value(),
              before.thinking(TimePoint{}).has_value());
}

TEST_F(JournalFile, IsTextThatAPersonCanRead) {
    {
        Result<Keeper> keeper = open(TimePoint{} + 9s);
        NewGame race;
        race.game = "race";
        keeper->handle(race, TimePoint{} + 9s);
        keeper->handle(PlayText{"a0-a1"}, TimePoint{} + 10s + 500ms);
    }
    std::string const bytes = read(path_);
    EXPECT_TRUE(bytes.starts_with("damier-journal 1\n"));
    EXPECT_NE(bytes.find(" 0.000000 new \"race\" seed 0\n"), std::string::npos) << bytes;
    EXPECT_NE(bytes.find(" 1.500000 play \"a0-a1\"\n"), std::string::npos) << bytes;
}

// A journal in which the second command is this one.
std::string journal_with(std::string_view second) {
    std::string bytes(journal_header);
    std::uint32_t chain = crc32c(journal_header);
    append_record(bytes, R"(0.000000 new "race" seed 0 player "" "" player "" "random")", chain);
    append_record(bytes, R"(1.000000 play "a0-a1")", chain);
    append_record(bytes, second, chain);
    return bytes;
}

TEST_F(JournalFile, AMoveByItsIndexIsKeptWithItsText) {
    {
        Result<Keeper> keeper = open(TimePoint{} + 9s);
        NewGame race;
        race.game = "race";
        keeper->handle(race, TimePoint{} + 9s);
        keeper->handle(PlayAction{0, {}}, TimePoint{} + 10s);
    }
    std::string const text = test::Race::start(2, 12)->actions()[0].text;
    EXPECT_NE(read(path_).find(" action 0 \"" + text + "\"\n"), std::string::npos) << read(path_);
}

TEST_F(JournalFile, AnotherMoveBehindTheSameIndexIsNotPlayed) {
    fs::create_directories(directories_.state);
    for (char const* const second :
         {"2.000000 action 0 at 1", R"(2.000000 action 0 at 1 "c0-c1")"}) {
        write(path_, journal_with(second));
        Result<Keeper> const keeper = open();
        ASSERT_TRUE(keeper);
        EXPECT_TRUE(keeper->notes().empty()) << second;
        EXPECT_EQ(keeper->session().tree().here().text(), "c0-c1") << second;
    }
    std::string const other = journal_with(R"(2.000000 action 0 at 1 "c0-c9")");
    write(path_, other);
    Result<Keeper> const keeper = open();
    ASSERT_TRUE(keeper);
    EXPECT_FALSE(keeper->session().has_game());
    ASSERT_EQ(keeper->notes().size(), 2u);
    EXPECT_EQ(in_english(keeper->notes()[0]),
              "the journal's move «c0-c9» would be another one in this version");
    ASSERT_EQ(files(directories_.games), 1u); // put away as it was
    EXPECT_EQ(read(fs::directory_iterator(directories_.games)->path()), other);
}

TEST_F(JournalFile, ATornRecordIsCutWithAMessage) {
    played(50);
    std::string const whole = read(path_);
    Contents const contents = read_journal(whole);
    std::size_t const last = whole.rfind('\n', whole.size() - 2) + 1;
    for (std::size_t size = last + 1; size < whole.size(); ++size) {
        write(path_, whole.substr(0, size));
        Result<Keeper> const keeper = open();
        ASSERT_TRUE(keeper);
        ASSERT_EQ(keeper->notes().size(), 1u);
        EXPECT_EQ(in_english(keeper->notes()[0]),
                  "the last command was not completely written and has been left out");
        ASSERT_EQ(keeper->journal().entries(), contents.entries.size() - 1);
        ASSERT_EQ(read(path_), whole.substr(0, last));
    }
    EXPECT_EQ(files(directories_.state), 1u); // nothing to set aside
}

TEST_F(JournalFile, ALastLineWhoseEndHasChangedIsDamagedNotTorn) {
    played(20);
    std::string bytes = read(path_);
    bytes.back() = '\x0b';
    EXPECT_EQ(read_journal(bytes).damage, Damage::corrupt); // it is kept, not cut off
}

TEST_F(JournalFile, RoomThatWasNeverWrittenIsTornToo) {
    played(20);
    std::string const whole = read(path_);
    write(path_, whole + std::string(4096, '\0'));
    Result<Keeper> const keeper = open();
    ASSERT_TRUE(keeper);
    EXPECT_EQ(keeper->notes().size(), 1u);
    EXPECT_EQ(read(path_), whole);
}

TEST_F(JournalFile, ADamagedMiddleKeepsWhatIsBeforeAndTheFileAsItWas) {
    played(50);
    std::string bytes = read(path_);
    std::size_t const place = bytes.size() / 2;
    bytes[place] = static_cast<char>(bytes[place] ^ 4);
    write(path_, bytes);
    Contents const contents = read_journal(bytes);
    EXPECT_EQ(contents.damage, Damage::corrupt);
    {
        Result<Keeper> keeper = open();
        ASSERT_TRUE(keeper);
        ASSERT_EQ(keeper->notes().size(), 1u);
        EXPECT_EQ(in_english(keeper->notes()[0]),
                  "the journal is damaged after " + std::to_string(contents.entries.size())
                      + " commands; these are restored and the damaged file is kept as "
                      + (directories_.state / "current-damaged.journal").string());
        EXPECT_EQ(read(directories_.state / "current-damaged.journal"), bytes);
        EXPECT_TRUE(keeper->session() == *replay(contents.entries, test::catalogue()));
        keeper->handle(Tick{}, TimePoint{} + 9s); // and goes on from there
    }
    EXPECT_EQ(read_journal(read(path_)).entries.size(), contents.entries.size() + 1);
    write(path_, bytes); // damaged once more: the first one is not overwritten
    {
        Result<Keeper> const keeper = open();
        ASSERT_TRUE(keeper);
    }
    EXPECT_TRUE(fs::exists(directories_.state / "current-damaged-2.journal"));
}

TEST_F(JournalFile, AForeignFileIsNeverOverwritten) {
    for (std::string const text :
         {"dear diary", "damier-journal 2\n", "damier-journal 1 \n", "d\n"}) {
        fs::remove_all(directories_.state);
        fs::create_directories(directories_.state);
        write(path_, text);
        Result<Keeper> const keeper = open();
        ASSERT_TRUE(keeper);
        ASSERT_EQ(keeper->notes().size(), 1u) << text;
        EXPECT_FALSE(keeper->session().has_game());
        EXPECT_EQ(read(directories_.state / "current-damaged.journal"), text);
        EXPECT_EQ(read(path_), journal_header);
    }
}

TEST_F(JournalFile, ASecondProgramIsToldSo) {
    Result<Keeper> const first = open();
    ASSERT_TRUE(first);
    Result<Keeper> const second = open();
    ASSERT_FALSE(second);
    EXPECT_EQ(in_english(second.error()),
              "another program is playing the game kept in " + path_.string());
    Result<Keeper> const other =
        Keeper::open(directories_, "other", test::catalogue(), Sync::every_command, TimePoint{});
    EXPECT_TRUE(other);
}

TEST_F(JournalFile, TheLockHoldsAfterANewGame) {
    Result<Keeper> first = open();
    Random random(1);
    first->handle(test::random_game(random), TimePoint{});
    first->handle(test::random_game(random), TimePoint{});
    EXPECT_FALSE(open());
}

TEST_F(JournalFile, ANewGamePutsTheOldOneAway) {
    Session const old = played(80, 3);
    {
        Result<Keeper> keeper = open();
        NewGame bad;
        bad.game = "nonsense";
        EXPECT_EQ(test::show(keeper->handle(bad, TimePoint{} + 9s)),
                  "refused: there is no game «nonsense»");
        EXPECT_EQ(files(directories_.games), 0u);
        NewGame race;
        race.game = "race";
        EXPECT_EQ(test::show(keeper->handle(race, TimePoint{} + 9s)), "started");
        EXPECT_EQ(test::show(keeper->handle(race, TimePoint{} + 9s)), "started");
        EXPECT_EQ(files(directories_.games), 1u); // one that nobody touched is not worth keeping
        keeper->handle(Comment{root, false, "a remark"}, TimePoint{} + 9s);
        EXPECT_EQ(test::show(keeper->handle(race, TimePoint{} + 9s)), "started");
        EXPECT_EQ(files(directories_.games), 2u);
        Result<fs::path> const kept = keeper->put_away();
        ASSERT_TRUE(kept);
        EXPECT_FALSE(keeper->session().has_game());
        EXPECT_TRUE(fs::exists(*kept));
    }
    EXPECT_EQ(files(directories_.games), 3u);
    bool is_found = false;
    for (fs::path const& path : fs::directory_iterator(directories_.games)) {
        Contents const contents = read_journal(read(path));
        EXPECT_EQ(contents.damage, Damage::none);
        is_found = is_found || *replay(contents.entries, test::catalogue()) == old;
    }
    EXPECT_TRUE(is_found);
    EXPECT_FALSE(open()->session().has_game());
}

TEST_F(JournalFile, AGameThatIsUnknownHereIsKept) {
    played(10);
    {
        Result<Keeper> const keeper =
            Keeper::open(directories_, "current", {}, Sync::never, TimePoint{});
        ASSERT_TRUE(keeper);
        EXPECT_FALSE(keeper->session().has_game());
        ASSERT_EQ(keeper->notes().size(), 1u);
        EXPECT_TRUE(in_english(keeper->notes()[0]).starts_with("the game «race"));
    }
    EXPECT_EQ(files(directories_.games), 1u);
}

TEST_F(JournalFile, FlippedBytesNeverCrashAndKeepTheValidBeginning) {
    played(60, 5);
    std::string const whole = read(path_);
    std::vector<TimedCommand> const entries = read_journal(whole).entries;
    std::size_t const last = whole.rfind('\n', whole.size() - 2) + 1; // where the last record is
    Random random(99);
    for (int i = 0; i < 3000; ++i) {
        std::string bytes = whole;
        for (int flips = 1 + random.below(3); flips > 0; --flips) {
            auto const place =
                static_cast<std::size_t>(random.below(static_cast<int>(bytes.size())));
            bytes[place] = static_cast<char>(bytes[place] ^ (1 << random.below(8)));
        }
        if (bytes == whole) continue; // flipped back
        auto const first = std::ranges::mismatch(bytes, whole).in2;
        auto const lines = std::count(whole.begin(), first, '\n'); // the header is one as well
        Contents const contents = read_journal(bytes);
        ASSERT_NE(contents.damage, Damage::none);
        ASSERT_EQ(contents.entries.size(), static_cast<std::size_t>(std::max(lines - 1, 0L)));
        ASSERT_TRUE(std::ranges::equal(contents.entries,
                                       std::span(entries).first(contents.entries.size())));
        if (contents.damage == Damage::torn) { // then bytes are cut off: only the last may be
            ASSERT_GE(first - whole.begin(), static_cast<std::ptrdiff_t>(last));
        }
        if (i % 50 != 0) continue; // a disk is slow
        fs::remove_all(directories_.state);
        fs::create_directories(directories_.state);
        write(path_, bytes);
        Result<Journal::Opened> const opened = Journal::open(path_, Sync::never);
        ASSERT_TRUE(opened);
        ASSERT_EQ(opened->notes.size(), 1u);
        ASSERT_EQ(opened->entries, contents.entries);
        if (contents.damage != Damage::torn) {
            ASSERT_EQ(read(directories_.state / "current-damaged.journal"), bytes);
        }
    }
}

// A put-away that was cut short leaves two names for one file; playing on must not change the
// one in the games folder.
TEST_F(JournalFile, ASecondNameIsNotWrittenOn) {
    played(30, 13);
    fs::create_hard_link(path_, directories_.state / "kept.journal");
    std::string const bytes = read(path_);
    {
        Result<Keeper> keeper = open();
        ASSERT_TRUE(keeper);
        keeper->handle(Tick{}, TimePoint{} + 9s);
    }
    EXPECT_EQ(read(directories_.state / "kept.journal"), bytes);
    EXPECT_GT(read(path_).size(), bytes.size());
}

TEST_F(JournalFile, AMissingOrRepeatedRecordIsFound) {
    played(30, 7);
    std::string const whole = read(path_);
    std::size_t const a = whole.find('\n', whole.size() / 2) + 1;
    std::size_t const b = whole.find('\n', a) + 1;
    EXPECT_EQ(read_journal(whole.substr(0, a) + whole.substr(b)).damage, Damage::corrupt);
    EXPECT_EQ(read_journal(whole.substr(0, b) + whole.substr(a)).damage, Damage::corrupt);
}

TEST_F(JournalFile, WhatCannotBeWrittenWaits) {
    Session const before = played(40, 11);
    Result<Keeper> keeper = open();
    ASSERT_TRUE(keeper);
    std::string const bytes = read(path_);
    Events played, refused;
    {
        test::FullDisk const full(bytes.size() + 9);
        played = keeper->handle(Comment{0, false, "first"}, TimePoint{} + 9s);
        NewGame other;
        other.game = "race";
        refused = keeper->handle(other, TimePoint{} + 9s);
        ASSERT_TRUE(keeper->trouble());
        EXPECT_EQ(read(path_), bytes); // the half record is gone
    }
    EXPECT_EQ(test::show(played), "edited 0");
    EXPECT_TRUE(test::show(refused).starts_with("refused: cannot write «"));
    EXPECT_FALSE(keeper->session() == before);
    keeper->handle(Comment{0, true, "second"}, TimePoint{} + 9s);
    EXPECT_FALSE(keeper->trouble());
    auto const replayed = replay(read_journal(read(path_)).entries, test::catalogue());
    ASSERT_TRUE(replayed);
    EXPECT_EQ(replayed->tree().node(root).comment_after, "first");
    EXPECT_EQ(replayed->tree().node(root).comment_before, "second");
    EXPECT_EQ(read_journal(read(path_)).damage, Damage::none);
}

TEST_F(JournalFile, OnlyAFileCanHoldAGame) {
    fs::create_directories(directories_.state);
    fs::create_symlink("/dev/null", path_);
    EXPECT_FALSE(open());
    fs::remove(path_);
    fs::create_directories(path_);
    EXPECT_FALSE(open());
}

TEST(Directories, FollowTheXdgSpecification) {
    auto const with = [](std::map<std::string, std::string> const& environment) {
        return xdg_directories([&](char const* name) -> char const* {
            auto const found = environment.find(name);
            return found == environment.end() ? nullptr : found->second.c_str();
        });
    };
    EXPECT_EQ(*with({{"HOME", "/home/a"}}),
              (Directories{"/home/a/.local/state/damier", "/home/a/.local/share/damier/games"}));
    EXPECT_EQ(*with({{"HOME", "/h"}, {"XDG_STATE_HOME", "/s"}, {"XDG_DATA_HOME", "relative"}}),
              (Directories{"/s/damier", "/h/.local/share/damier/games"}));
    EXPECT_EQ(in_english(with({{"XDG_STATE_HOME", "/s"}}).error()),
              "neither XDG_DATA_HOME nor HOME names a folder for the games");
    EXPECT_EQ(in_english(with({}).error()),
              "neither XDG_STATE_HOME nor HOME names a folder for the games");
}

} // namespace
} // namespace damier::session
