// Games that people have begun with earlier versions go on: every journal beside this file, as an
// earlier version wrote it, gives the game, the moves, the clocks and the position told in the text
// beside it. Journals are added, never written anew.
#include "damier/catalogue/catalogue.hpp"
#include "damier/session/keeper.hpp"
#include "tests/kept/session_text.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <unistd.h>

namespace damier::session {
namespace {

namespace fs = std::filesystem;

std::string read(fs::path const& path) {
    std::ostringstream all;
    all << std::ifstream(path, std::ios::binary).rdbuf();
    return all.str();
}

std::vector<fs::path> journals() {
    std::vector<fs::path> found;
    for (fs::directory_entry const& entry : fs::directory_iterator("tests/kept/games"))
        if (entry.path().extension() == ".journal") found.push_back(entry.path());
    std::ranges::sort(found);
    return found;
}

// What the session knows. An option that the game has got since then has its usual value, and is
// not told.
std::string told(Session const& session, TimePoint now, std::string const& before) {
    std::string text = test::tell(session, now);
    for (game::Option const& option : session.game().options()) {
        if (before.find(fmt::format(" option \"{}\" ", option.key)) != before.npos) continue;
        std::string const added = fmt::format(" option \"{}\" \"{}\"", option.key, option.standard);
        if (auto const at = text.find(added); at != text.npos) text.erase(at, added.size());
    }
    return text;
}

TEST(KeptGames, AreRestored) {
    ASSERT_FALSE(journals().empty());
    for (fs::path const& path : journals()) {
        Contents const contents = read_journal(read(path));
        ASSERT_EQ(contents.damage, Damage::none) << path;
        ASSERT_FALSE(contents.entries.empty()) << path;
        Result<Session> const session = replay(contents.entries, catalogue::all());
        ASSERT_TRUE(session) << path << ": " << in_english(session.error());
        std::string const before = read(fs::path(path).replace_extension(".txt"));
        EXPECT_EQ(told(*session, TimePoint{} + contents.entries.back().stamp, before), before)
            << path;
    }
}

TEST(KeptGames, GoOnThroughTheKeeper) {
    fs::path const folder = fs::path(testing::TempDir()) / fmt::format("kept-{}", ::getpid());
    for (fs::path const& path : journals()) {
        fs::remove_all(folder);
        fs::create_directories(folder / "state");
        fs::copy_file(path, folder / "state" / "current.journal");
        Contents const contents = read_journal(read(path));
        TimePoint const now = TimePoint{} + contents.entries.back().stamp;
        auto const keeper = Keeper::open({folder / "state", folder / "games"}, "current",
                                         catalogue::all(), Sync::never, now);
        ASSERT_TRUE(keeper) << path;
        EXPECT_TRUE(keeper->notes().empty()) << path;
        std::string const before = read(fs::path(path).replace_extension(".txt"));
        EXPECT_EQ(told(keeper->session(), now, before), before) << path;
    }
    fs::remove_all(folder);
}

TEST(KeptGames, HaveOneOfEveryGame) {
    std::set<std::string> kept;
    for (fs::path const& path : journals())
        kept.insert(std::get<NewGame>(read_journal(read(path)).entries.front().command).game);
    for (game::Game const* const game : catalogue::all())
        EXPECT_TRUE(kept.contains(std::string(game->key()))) << game->key();
}

} // namespace
} // namespace damier::session
