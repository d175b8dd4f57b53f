// Kills a playing process at many random moments: each time the journal must hold exactly what the
// process had acknowledged, or one command more that it had no time to acknowledge.
#include "damier/session/keeper.hpp"
#include "tests/session/test_games.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <poll.h>
#include <random>
#include <spawn.h>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>

namespace damier::session {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

// One life of the player: started, killed after `span`, and what it said until then. If it may
// speak first, the span begins with its first word, however slow the machine is.
std::string live_and_die(fs::path const& folder, std::uint64_t seed, std::string const& sync,
                         Duration span, bool may_speak) {
    int ends[2];
    EXPECT_EQ(::pipe2(ends, O_CLOEXEC), 0);
    std::string const program =
        (fs::read_symlink("/proc/self/exe").parent_path() / "journal_player").string();
    std::string words[] = {program, folder.string(), std::to_string(seed), sync};
    char* arguments[] = {words[0].data(), words[1].data(), words[2].data(), words[3].data(),
                         nullptr};
    char* environment[] = {nullptr};
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    pid_t child = 0;
    EXPECT_EQ(::posix_spawn(&child, program.c_str(), &actions, nullptr, arguments, environment), 0);
    ::posix_spawn_file_actions_destroy(&actions);
    ::close(ends[1]);

    std::string said;
    if (may_speak) {
        pollfd first{ends[0], POLLIN, 0};
        ::poll(&first, 1, -1);
    }
    TimePoint const end = std::chrono::steady_clock::now() + span;
    bool is_alive = true;
    for (;;) {
        Duration const rest = end - std::chrono::steady_clock::now();
        if (is_alive && rest <= Duration::zero()) {
            ::kill(child, SIGKILL);
            is_alive = false;
        }
        timespec const wait{0, is_alive ? static_cast<long>(rest.count()) : 0};
        pollfd watched{ends[0], POLLIN, 0};
        if (is_alive && ::ppoll(&watched, 1, &wait, nullptr) <= 0) continue;
        char block[4096];
        ssize_t const got = ::read(ends[0], block, sizeof block);
        if (got <= 0) break;
        said.append(block, static_cast<std::size_t>(got));
    }
    ::close(ends[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFSIGNALED(status)) << "the player ended by itself: " << status;
    return said;
}

std::string read(fs::path const& path) {
    std::ifstream in(path, std::ios::binary);
    std::stringstream bytes;
    bytes << in.rdbuf();
    return bytes.str();
}

bool begins(std::vector<TimedCommand> const& entries, std::vector<TimedCommand> const& with) {
    return entries.size() >= with.size() && std::equal(with.begin(), with.end(), entries.begin());
}

class Kill : public ::testing::Test {
protected:
    Kill() {
        // In memory if possible: a killed process does not lose what it gave to the system, and
        // without waiting for a disk more of its life is spent where it matters.
        fs::path const memory = "/dev/shm";
        bool const has_memory = ::access(memory.c_str(), W_OK) == 0;
        fs::path const base = has_memory ? memory : fs::temp_directory_path();
        std::string pattern = (base / "damier-kill-XXXXXX").string();
        folder_ = ::mkdtemp(pattern.data());
    }
    ~Kill() override { fs::remove_all(folder_); }

    // Adds what was acknowledged; a new game starts a new list, and the old one must be kept.
    void listen(std::string const& said) {
        std::stringstream lines(said);
        for (std::string line; std::getline(lines, line);) {
            Result<TimedCommand> const entry = read_timed_command(line);
            ASSERT_TRUE(entry) << line;
            if (std::holds_alternative<NewGame>(entry->command)) put_away();
            acknowledged_.push_back(*entry);
            ++heard_;
        }
    }
    void put_away() {
        bool const is_untouched =
            acknowledged_.size() == 1
            && std::get<NewGame>(acknowledged_.front().command).position.empty();
        if (!acknowledged_.empty() && !is_untouched) kept_.push_back(acknowledged_);
        acknowledged_.clear();
    }
    void compare() {
        fs::path const path = folder_ / "state" / "current.journal";
        Contents const raw = read_journal(fs::exists(path) ? read(path) : "");
        ASSERT_TRUE(raw.damage == Damage::none || raw.damage == Damage::torn);
        if (!acknowledged_.empty() && raw.entries.size() == 1
            && raw.entries[0].command != acknowledged_[0].command) {
            put_away(); // a new game, written but not acknowledged
            ++extra_;
        } else {
            ASSERT_TRUE(begins(raw.entries, acknowledged_))
                << raw.entries.size() << " in the journal, said " << acknowledged_.size();
            ASSERT_LE(raw.entries.size(), acknowledged_.size() + 1);
            extra_ += raw.entries.size() - acknowledged_.size();
        }
        acknowledged_ = raw.entries;
        Result<Keeper> const keeper =
            Keeper::open({folder_ / "state", folder_ / "games"}, "current", test::catalogue(),
                         Sync::never, TimePoint{});
        ASSERT_TRUE(keeper);
        ASSERT_TRUE(keeper->session() == *replay(acknowledged_, test::catalogue()));
    }
    void compare_kept() {
        std::vector<std::vector<TimedCommand>> found;
        if (fs::exists(folder_ / "games"))
            for (fs::path const& path : fs::directory_iterator(folder_ / "games"))
                found.push_back(read_journal(read(path)).entries);
        for (std::vector<TimedCommand> const& game : kept_) {
            bool const is_there = std::ranges::any_of(found, [&](auto const& entries) {
                return begins(entries, game) && entries.size() <= game.size() + 1;
            });
            ASSERT_TRUE(is_there) << "a game of " << game.size() << " commands is lost";
        }
    }

    fs::path folder_;
    std::vector<TimedCommand> acknowledged_;
    std::vector<std::vector<TimedCommand>> kept_;
    std::size_t heard_ = 0, extra_ = 0;
};

TEST_F(Kill, AtAnyMomentLosesNothing) {
    char const* const given = std::getenv("DAMIER_SEED");
    std::uint64_t const seed =
        given != nullptr ? std::strtoull(given, nullptr, 10) : std::random_device{}();
    SCOPED_TRACE("DAMIER_SEED=" + std::to_string(seed));
    Random random(seed);
    int const lives = 300;
    for (int life = 0; life < lives; ++life) {
        std::string const sync = life % 8 == 0   ? "every-command"
                                 : life % 8 == 1 ? "every-second"
                                                 : "never";
        Duration const span = std::chrono::microseconds(500 + random.below(12'000));
        listen(live_and_die(folder_, random.next(), sync, span, life % 4 != 0));
        compare();
        if (HasFatalFailure()) return;
    }
    compare_kept();
    RecordProperty("commands", static_cast<int>(heard_));
    RecordProperty("unacknowledged", static_cast<int>(extra_));
    EXPECT_GT(heard_, 300u);
}

} // namespace
} // namespace damier::session
