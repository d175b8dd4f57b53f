// The guided dialogues of the documents: each asks what its document's program asks.
#pragma once

#include "apps/terminal/dialogues/ulb_moves.hpp"
#include "apps/terminal/setup.hpp"
#include "apps/terminal/station.hpp"
#include "apps/terminal/view/look.hpp"

namespace damier::terminal {

// Names, colour, opponent and time for a turn; then the turns with numbered captures. The game
// itself is played at the desk. `request` gives what needs not be asked.
int run_v06(Station& station, Look look, PlayRequest const& request);

// A menu each turn: move by column, row, direction and length; draw; save; load.
int run_ulb(Station& station, Look look, PlayRequest const& request, CheckUlb const& check);

// Rows and columns from 1, 0 or 1 for no or yes.
int run_multidames(Station& station, Look look, PlayRequest const& request);

} // namespace damier::terminal
