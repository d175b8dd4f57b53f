// How many commands a second go through a session and its journal: session_bench [SECONDS].
// The game is a tiny race, so that the figures are those of the playing layer.
#include "damier/session/keeper.hpp"
#include "tests/session/random_commands.hpp"

#include <fmt/core.h>

#include <chrono>
#include <cstdlib>
#include <ctime>
#include <string_view>
#include <unistd.h>

using namespace damier;
using session::TimePoint;

namespace {

TimePoint now() { return std::chrono::steady_clock::now(); }

// Both times, because on a busy machine the wall clock says little about the program.
struct Watch {
    TimePoint start = now();
    std::clock_t cpu = std::clock();

    double wall() const { return std::chrono::duration<double>(now() - start).count(); }
    double busy() const { return static_cast<double>(std::clock() - cpu) / CLOCKS_PER_SEC; }
};

void report(std::string_view what, long commands, Watch const& watch) {
    double const count = static_cast<double>(commands);
    double const wall = watch.wall(), busy = watch.busy();
    fmt::print("{:<40} {:>9} commands, {:>10.0f} per second, {:>10.0f} per second of processor\n",
               what, commands, count / wall, count / busy);
}

session::NewGame race() {
    session::NewGame game;
    game.game = "race";
    game.options["length"] = "99";
    game.clock = *session::read_time_controls("90m+30s");
    return game;
}

// Records alone: the text of a command, its checksum, the write.
void measure_journal(std::filesystem::path const& folder, session::Sync sync, double span,
                     std::string_view what) {
    Result<session::Journal::Opened> opened =
        session::Journal::open(folder / "append.journal", sync);
    if (!opened) return;
    session::TimedCommand entry{{}, session::PlayText{"32-28"}};
    long count = 0;
    Watch const watch;
    while (watch.wall() < span)
        for (int i = 0; i < (sync == session::Sync::never ? 1000 : 1); ++i, ++count) {
            entry.stamp += std::chrono::microseconds(5);
            if (!opened->journal.append(entry)) return;
        }
    report(what, count, watch);
    std::filesystem::remove(folder / "append.journal");
}

// The whole way: command, journal, session, events. Plays forward and takes back.
void measure_keeper(std::filesystem::path const& folder, session::Sync sync, double span,
                    std::string_view what) {
    Result<session::Keeper> keeper = session::Keeper::open({folder / "state", folder / "games"},
                                                           "bench", test::catalogue(), sync, now());
    if (!keeper) return;
    keeper->handle(race(), now());
    long count = 0;
    Watch const watch;
    while (watch.wall() < span) {
        for (int i = 0; i < 50; ++i, ++count) keeper->handle(session::PlayAction{0, {}}, now());
        keeper->handle(session::TakeBack{50}, now());
        ++count;
    }
    report(what, count, watch);
    Result<std::filesystem::path> const kept = keeper->put_away();
    if (!kept) return;
    Watch const again;
    Result<session::Journal::Opened> const opened = session::Journal::open(*kept, sync);
    if (!opened) return;
    session::replay(opened->entries, test::catalogue());
    report("  read back and replayed", static_cast<long>(opened->entries.size()), again);
    std::filesystem::remove_all(folder / "games");
}

} // namespace

int main(int argc, char** argv) {
    double const span = argc > 1 ? std::atof(argv[1]) : 2.0;
    std::string pattern = (std::filesystem::temp_directory_path() / "damier-bench-XXXXXX").string();
    if (!::mkdtemp(pattern.data())) return 1;
    std::filesystem::path const folder = pattern;
    measure_journal(folder, session::Sync::never, span, "journal append, never synced");
    measure_journal(folder, session::Sync::every_second, span,
                    "journal append, synced every second");
    measure_journal(folder, session::Sync::every_command, span,
                    "journal append, synced every time");
    measure_keeper(folder, session::Sync::never, span, "session with journal, never synced");
    measure_keeper(folder, session::Sync::every_command, span,
                   "session with journal, synced every time");
    std::filesystem::remove_all(folder);
}
