// Positions put together by hand.
#pragma once

#include "apps/page/voice.hpp"

#include <string_view>

namespace damier::page {

// "SEAT CELL:OWNER:KIND ...", on the board of `state`: tells what the pieces make, or why they make
// nothing.
void build_position(game::State const& state, std::string_view text, Voice const& voice);

} // namespace damier::page
