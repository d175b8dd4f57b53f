// How many pawns of each colour fill a board of MultiDames, which a teacher may vary.
#pragma once

#include "damier/game/game.hpp"

namespace damier::multidames {

struct Colours {
    int white = 0, red = 0, black = 0;
};

Colours colours_for(int size); // in the proportions of the documents

// The same as options of the game, and the colours that complete `options` ask for: an Error if
// too few are white for the first round.
std::span<game::Option const> colour_options();
Result<Colours> colours_of(game::Options const& options, int size, int seats);

} // namespace damier::multidames
