// Play line by line: works in any terminal, through a pipe and on a braille display.
#pragma once

#include "apps/terminal/station.hpp"
#include "apps/terminal/view/look.hpp"

namespace damier::terminal {

// Plays the table's game until the player leaves. Returns the exit code of the program.
int run_line_mode(Station& station, Look look);

} // namespace damier::terminal
