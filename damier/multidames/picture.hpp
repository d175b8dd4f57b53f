// The board of MultiDames as the course's own program shows it: + white, x red, o black, the held pawn
// in brackets, rows and columns from 1.
#pragma once

#include "damier/multidames/position.hpp"

#include <string>

namespace damier::multidames {

std::string picture(Position const& position);

} // namespace damier::multidames
