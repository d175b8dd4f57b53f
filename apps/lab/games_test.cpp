// What the lab keeps: games come back as they were, a kill loses at most a block, the same seed
// makes the same file, and damage is refused.
#include "apps/lab/bytes.hpp"
#include "apps/lab/crew.hpp"
#include "apps/lab/play.hpp"

#include "damier/base/output_file.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>

namespace damier::lab {
namespace {

namespace fs = std::filesystem;

// A folder that is gone after the test.
class LabGames : public testing::Test {
protected:
    LabGames() { fs::create_directories(folder_); }
    ~LabGames() override { fs::remove_all(folder_); }

    std::string path(std::string const& name) const { return (folder_ / name).string(); }
    static std::string content(std::string const& path) { return read_file(path).value_or(""); }
    static void set_content(std::string const& path, std::string const& bytes) {
        ASSERT_TRUE(write_file(path, bytes, Replace::yes));
    }
    // Short games.
    static Play play_of(std::string const& file, std::uint64_t blocks, int threads) {
        Play play;
        play.file = file;
        play.origin = {"international", 7, 40, 4, 8, 0, "test"};
        play.weights = engine::default_weights(*ground().rules().law());
        play.games = blocks * block_games;
        play.threads = threads;
        return play;
    }
    static Result<Done> played(Play const& play) {
        Crew crew; // nobody else
        return play_games(ground(), play, crew);
    }
    static Ground const& ground() { return *find_ground("international"); }

    fs::path folder_ =
        fs::path(testing::TempDir())
        / ("lab_" + std::to_string(reinterpret_cast<std::uintptr_t>(this)) + "_"
           + std::to_string(std::chrono::steady_clock::now().time_since_epoch().count()));
};

TEST(GameRecord, comes_back_as_it_was) {
    GameRecord const game{
        2, End::given_up, 1, {{3, {}}, {0, -40}, {200, 29'990}, {1, -29'991}, {0, {}}}};
    std::string bytes;
    append(bytes, game);
    append(bytes, game);
    std::span<std::uint8_t const> rest = as_bytes(bytes);
    EXPECT_EQ(take_game(rest), game);
    EXPECT_EQ(take_game(rest), game);
    EXPECT_TRUE(rest.empty());
    for (std::size_t cut = 0; cut < bytes.size() / 2; ++cut) {
        auto part = as_bytes(bytes).first(cut);
        EXPECT_FALSE(take_game(part)) << cut;
    }
}

TEST_F(LabGames, the_same_seed_makes_the_same_file_on_any_number_of_threads) {
    ASSERT_TRUE(played(play_of(path("one"), 2, 1)));
    ASSERT_TRUE(played(play_of(path("two"), 2, 2)));
    EXPECT_EQ(content(path("one")), content(path("two")));
    Play other = play_of(path("other"), 2, 1);
    other.origin.seed = 8;
    ASSERT_TRUE(played(other));
    EXPECT_NE(content(path("one")).size(), 0u);
    EXPECT_NE(content(path("one")), content(path("other")));
}

TEST_F(LabGames, goes_on_after_a_kill) {
    ASSERT_TRUE(played(play_of(path("whole"), 2, 1)));
    std::string const whole = content(path("whole"));
    for (std::size_t const size : {whole.size() / 3, whole.size() - 1}) {
        set_content(path("cut"), whole.substr(0, size)); // in the middle of a block
        ASSERT_TRUE(played(play_of(path("cut"), 2, 1)));
        EXPECT_EQ(content(path("cut")), whole);
    }
}

TEST_F(LabGames, every_game_can_be_replayed) {
    ASSERT_TRUE(played(play_of(path("games"), 1, 1)));
    int games = 0;
    auto const origin = read_games(path("games"), [&](GameRecord const& game) {
        ++games;
        auto const examples = ground().examples(game);
        EXPECT_TRUE(examples);
        EXPECT_GE(game.plies.size(), game.opening);
        return true;
    });
    ASSERT_TRUE(origin);
    EXPECT_EQ(origin->variant, "international");
    EXPECT_EQ(games, static_cast<int>(block_games));
}

TEST_F(LabGames, files_of_another_origin_and_damaged_ones_are_refused_and_left) {
    ASSERT_TRUE(played(play_of(path("games"), 1, 1)));
    std::string const whole = content(path("games"));
    Play other = play_of(path("games"), 2, 1);
    other.origin.nodes = 41;
    EXPECT_FALSE(played(other));
    EXPECT_EQ(content(path("games")), whole);

    set_content(path("text"), "no games at all\n");
    EXPECT_FALSE(played(play_of(path("text"), 1, 1)));
    EXPECT_EQ(content(path("text")), "no games at all\n");

    std::string damaged = whole;
    damaged[damaged.size() - 20] = static_cast<char>(damaged[damaged.size() - 20] ^ 0x55);
    set_content(path("damaged"), damaged);
    EXPECT_FALSE(played(play_of(path("damaged"), 2, 1)));
    EXPECT_FALSE(read_games(path("damaged"), [](GameRecord const&) { return true; }));
    EXPECT_EQ(content(path("damaged")), damaged);
}

} // namespace
} // namespace damier::lab
