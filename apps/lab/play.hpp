// Games of the engine with itself, played by several threads and processes into one file.
#pragma once

#include "apps/lab/command.hpp"
#include "apps/lab/crew.hpp"

namespace damier::lab {

struct Play {
    std::string file;
    Origin origin;
    engine::Weights weights;
    std::uint64_t games = 0; // in all; rounded up to whole blocks
    int threads = 1;
};

// Goes on where an earlier run was stopped; stops early after Ctrl-C.
Result<Done> play_games(Ground const& ground, Play const& play, Crew& crew);

} // namespace damier::lab
