// Positions to start the games of a match from. Strong players draw from balanced ones; sharp ones,
// played with both colours, show who is better.
#pragma once

#include "damier/base/random.hpp"
#include "damier/game/game.hpp"

#include <functional>

namespace damier::match {

struct Opening {
    game::StatePtr state;
    std::vector<std::string> moves; // from the start of the game; empty if it is a given position
};

// Every way to play the first two moves, one of each side.
std::vector<Opening> ballots(game::StatePtr const& start);

// The score of a position for the side to play, in men, as some player judges it.
using Judge = std::function<double(game::State const&)>;

struct SharpOptions {
    int fewest_plies = 10, most_plies = 14;
    double least = 0.4, most = 1.0; // men, whoever is ahead; used only with a judge
    int attempts = 2000;
};

// A random walk from the start to a position that is not over, has no capture to make, and lies in
// the window. The same seed gives the same opening.
Result<Opening> sharp_opening(game::StatePtr const& start, std::uint64_t seed,
                              SharpOptions const& options, Judge const& judge);

// One position a line, as the game writes them; empty lines and lines from # on are left out.
Result<std::vector<Opening>> read_openings(game::Game const& game, std::string_view text);

} // namespace damier::match
