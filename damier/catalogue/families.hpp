// The games as people look for them: those that most begin with, and all by family.
#pragma once

#include "damier/game/game.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace damier::catalogue {

struct Family {
    std::string_view name; // message id
    std::vector<game::Game const*> games;
};

// Every game of the list is in one; what no family knows comes last.
std::vector<Family> families(std::span<game::Game const* const> catalogue);
std::vector<game::Game const*> favourites(std::span<game::Game const* const> catalogue);
// How a favourite differs from the others, in one sentence; empty for other games.
Message difference(game::Game const& game);

} // namespace damier::catalogue
