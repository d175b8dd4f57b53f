// The distances of a block, packed by an adaptive arithmetic code: about three bits each. The
// values are known already, so what is written is half the number of plies, and nothing for a draw.
#pragma once

#include "damier/endgame/known.hpp"

#include <span>
#include <string>
#include <string_view>

namespace damier::endgame {

// `bytes` of a table; where nothing has to be told, the distance before it is repeated.
std::string write_plies(std::span<Byte const> bytes);
// Adds the distances to bytes without_plies(). Anything is read as something.
void read_plies(std::string_view packed, std::span<Byte> bytes);

} // namespace damier::endgame
