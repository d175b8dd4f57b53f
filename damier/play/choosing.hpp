// Cells chosen one after another, by mouse, finger or cursor, as commands; and what may come next.
#pragma once

#include "damier/session/session.hpp"

#include <vector>

namespace damier::play {

// What choosing `cell` asks of the session: to go on with the cells chosen before, else to begin
// anew with another piece; anything else is refused as the end of the move, with the reason. A
// second click on the piece alone lets it go. `quick`: see session::PlayCells.
session::PlayCells click(session::Session const& session, game::Cell cell, bool quick = false);

// Whether some action begins with the piece on this cell.
bool can_begin(session::Session const& session, game::Cell cell);

// Where every action captures, the pieces that can; else none.
std::vector<game::Cell> capturing_pieces(game::State const& state);

// Cells that continue the choice; with nothing chosen, the pieces that can be played.
std::vector<game::Cell> next_cells(session::Session const& session);

// Pieces that the capture has jumped up to the last cell chosen: they stay until it ends.
std::vector<game::Cell> taken_so_far(session::Session const& session);

} // namespace damier::play
