// The Mansuba games of the catalogue.
#pragma once

#include "damier/game/game.hpp"
#include "damier/mansuba/rules.hpp"

#include <span>

namespace damier::mansuba {

// mansuba, mansuba-triangulaire, mansuba-echecs (the report's rules) and mansuba-enseirb (the
// assignment's). They live as long as the program.
std::span<game::Game const* const> games();

} // namespace damier::mansuba
