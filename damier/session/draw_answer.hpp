// Whether a computer player takes a draw that it is offered.
#pragma once

#include "damier/session/session.hpp"

namespace damier::session {

// It does when its engine finds it behind, or finds nothing left to win with; without an engine
// late in the game when it is not ahead. The engine gets nodes, not time: a few hundredths of a
// second, and the same answer everywhere.
bool accepts_draw(Session const& session, game::Seat seat);

} // namespace damier::session
