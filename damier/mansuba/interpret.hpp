// What a person may type for a move, and the reasons why a move is refused.
#pragma once

#include "damier/mansuba/mansuba_state.hpp"

namespace damier::mansuba {

Result<std::size_t> interpret(MansubaState const& state, std::string_view typed);
Message why_not(MansubaState const& state, std::span<game::Cell const> cells);

} // namespace damier::mansuba
