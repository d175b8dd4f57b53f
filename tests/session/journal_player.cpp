// Plays random commands into a journal until it is killed, and says after each one that it was
// carried out: journal_player FOLDER SEED SYNC. The kill test compares what it said with the disk.
#include "damier/session/keeper.hpp"
#include "tests/session/random_commands.hpp"

#include <chrono>
#include <cstdlib>
#include <string>
#include <unistd.h>

using namespace damier;

int main(int argc, char** argv) {
    if (argc != 4) return 2;
    std::filesystem::path const folder = argv[1];
    Random random(std::strtoull(argv[2], nullptr, 10));
    Result<session::Sync> const sync = session::read_sync(argv[3]);
    if (!sync) return 2;
    auto const now = [] { return std::chrono::steady_clock::now(); };
    Result<session::Keeper> keeper = session::Keeper::open(
        {folder / "state", folder / "games"}, "current", test::catalogue(), *sync, now());
    if (!keeper) return 3;
    for (;;) {
        bool const is_fresh = !keeper->session().has_game() || random.below(300) == 0;
        session::Command const command = is_fresh ? session::Command(test::random_game(random))
                                                  : test::random_command(random, keeper->session());
        session::TimePoint const moment = now();
        session::Duration const stamp =
            is_fresh ? session::Duration::zero() : keeper->session().stamp(moment);
        std::string line = session::to_text(
            session::TimedCommand{stamp, session::with_text(keeper->session(), command)});
        keeper->handle(command, moment);
        line += '\n';
        if (::write(STDOUT_FILENO, line.data(), line.size()) < 0) return 4;
    }
}
