// The small endings that the games of the catalogue know by heart.
#pragma once

#include "damier/game/endings.hpp"

namespace damier::catalogue {

// Of the game with this key, on its usual board; null if it knows none.
game::Endings const* endings_of(std::string_view key);

} // namespace damier::catalogue
