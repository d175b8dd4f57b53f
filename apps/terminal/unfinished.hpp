// Games that were not finished: their list, and the question which of them to go on with.
#pragma once

#include "apps/terminal/console.hpp"
#include "apps/terminal/setup.hpp"
#include "apps/terminal/view/look.hpp"

#include "damier/play/kept_games.hpp"

#include <optional>
#include <string>
#include <vector>

namespace damier::terminal {

// Newest first; of the game with this key, or all where it is empty. What cannot be read is told on
// the error stream.
Result<play::KeptGames> unfinished_games(Result<session::Directories> const& directories,
                                         std::string const& key);

// Numbered, each with its players, its moves and when it was played last.
std::string list_of(std::vector<play::KeptGame> const& games, Look const& look);

struct Wanted {
    std::optional<play::KeptGame> game; // to go on with; none: a new one
    std::optional<int> exit_code;       // the person has left, or there is no such game
};
Wanted ask_to_resume(Console& console, Look const& look, PlayRequest const& request,
                     Result<session::Directories> const& directories);

} // namespace damier::terminal
