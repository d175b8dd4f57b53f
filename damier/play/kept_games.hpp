// The games that journals keep, to choose one to go on with: those left at a desk and those put
// away when another game was begun.
#pragma once

#include "damier/session/keeper.hpp"

#include <filesystem>
#include <limits>
#include <span>
#include <vector>

namespace damier::play {

struct KeptGame {
    std::filesystem::path file;
    std::filesystem::file_time_type time; // of its last command
    session::Session session;
    bool is_open = false; // a program is playing it now
};

struct KeptGames {
    std::vector<KeptGame> games;
    std::vector<Error> problems; // files and folders that could not be read
};

// Of a folder, newest first: every game in which something was played or set up.
KeptGames kept_games(std::filesystem::path const& folder,
                     std::span<game::Game const* const> catalogue,
                     std::size_t most = std::numeric_limits<std::size_t>::max());

// Those of both folders that have not come to an end, newest first.
KeptGames unfinished_games(session::Directories const& directories,
                           std::span<game::Game const* const> catalogue);

} // namespace damier::play
