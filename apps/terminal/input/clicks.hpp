// Cells chosen one after another, by mouse or cursor, as commands; and what may be chosen next.
#pragma once

#include "damier/session/session.hpp"

#include <vector>

namespace damier::terminal {

// What choosing `cell` asks of the session: to go on with the cells chosen before, else to begin
// anew there. A second click on the piece alone lets it go.
session::PlayCells click(session::Session const& session, game::Cell cell);

// Cells that continue the choice; with nothing chosen, the pieces that can be played.
std::vector<game::Cell> next_cells(session::Session const& session);

} // namespace damier::terminal
