// What the computer thinks, and the help, as text.
#pragma once

#include "apps/terminal/view/look.hpp"

#include "damier/session/session.hpp"

#include <string>

namespace damier::terminal {

std::string describe(game::Thought const& thought, Look const& look);

// The commands that this game has a use for, one in a line.
std::string commands_text(session::Session const& session, int columns);
// The same with how moves are typed in line mode.
std::string help_text(session::Session const& session, int columns);

} // namespace damier::terminal
