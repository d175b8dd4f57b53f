// How the start page orders the games: by family, each with its heading, and a few for the first
// look. What a game is like in a few words comes from the game itself.
#pragma once

#include "damier/game/game.hpp"

#include <QStringList>

#include <span>
#include <string_view>
#include <vector>

namespace damier::desktop {

struct Family {
    std::string_view name; // message id
    std::vector<game::Game const*> games;
};

// Every game of the catalogue, each once; games that no family knows come last.
std::vector<Family> families(std::span<game::Game const* const> catalogue);

// Six that differ most from one another.
std::vector<game::Game const*> favourites(std::span<game::Game const* const> catalogue);

// "10×10", "flying kings", "men capture backwards too"; the number of seats unless it is two.
QStringList badges(game::Game const& game);

} // namespace damier::desktop
