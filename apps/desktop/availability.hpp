// Which actions can be used at the moment.
#pragma once

#include "apps/desktop/actions.hpp"
#include "apps/desktop/controller.hpp"

namespace damier::desktop {

// `is_at_board`: the page of the game is shown.
void enable_actions(Actions const& actions, Controller const& controller, bool is_at_board);

} // namespace damier::desktop
