// ULB draughts as one game whose board size is an option.
#pragma once

#include "damier/game/game.hpp"

namespace damier::variants {

game::Game const& ulb_game();

} // namespace damier::variants
