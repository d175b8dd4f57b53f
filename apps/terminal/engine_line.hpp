// The engine's opinion of a position as a line of text.
#pragma once

#include "damier/game/analyst.hpp"

#include <string>

namespace damier::terminal {

// "depth 12, +0.35 for White: 32-28 19-23 28x19"
std::string describe(game::AnalysisLine const& line, game::State const& state,
                     std::string const& side);

} // namespace damier::terminal
