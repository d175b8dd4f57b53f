// Checks written moves through the states of a game: slowly, but where a capture can be made in
// several ways, each of them is followed until the moves behind it tell which one was meant.
#pragma once

#include "damier/game/checker.hpp"
#include "damier/game/game.hpp"

#include <memory>

namespace damier::records {

std::unique_ptr<game::MoveChecker> make_state_checker(game::Game const& game,
                                                      game::StatePtr const& start);

} // namespace damier::records
