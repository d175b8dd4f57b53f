// What a computer means by its first step: in games where a turn has several, all of them.
#pragma once

#include "damier/game/game.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

namespace damier::terminal {

// "[1 3] > 3 3 > 5 5" for a pawn that is picked up and jumps on; the action's own text elsewhere.
std::string whole_turn(game::Game const& game, game::StatePtr state, std::size_t action,
                       std::uint64_t seed);

} // namespace damier::terminal
