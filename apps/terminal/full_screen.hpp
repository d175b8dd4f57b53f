// Play on the whole screen with cursor keys and mouse.
#pragma once

#include "apps/terminal/station.hpp"
#include "apps/terminal/view/look.hpp"

#include <optional>

namespace damier::terminal {

// The exit code, or nothing when the terminal cannot show a screen: then line mode serves.
std::optional<int> run_full_screen(Station& station, Look const& look);

} // namespace damier::terminal
