// MultiDames for the catalogue.
#pragma once

#include "damier/game/game.hpp"

namespace damier::multidames {

game::Game const& multidames_game();

} // namespace damier::multidames
