// The checker for games that have none of their own: through their states.
#pragma once

#include "damier/game/checker.hpp"
#include "damier/records/identify.hpp"

#include <memory>

namespace damier::records {

std::unique_ptr<game::MoveChecker> make_state_checker(game::Game const& game,
                                                      game::StatePtr const& start);

} // namespace damier::records
