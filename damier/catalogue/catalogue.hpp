// Everything playable: an explicit list, not a registry.
#pragma once

#include "damier/game/game.hpp"

#include <span>
#include <string_view>

namespace damier::catalogue {

std::span<game::Game const* const> all();

// The game with this key, or an Error that names the nearest ones.
Result<game::Game const*> find(std::string_view key);

} // namespace damier::catalogue
