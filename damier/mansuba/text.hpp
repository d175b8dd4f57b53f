// The text of a state: one line for each rule and counter, the board as it is seen, the prisoners.
#pragma once

#include "damier/mansuba/mansuba_state.hpp"

#include <string>

namespace damier::mansuba {

std::string to_text(MansubaState const& state);
// The same read back for the game with this key and name. Says what is wrong and in
// which line.
Result<game::StatePtr> read_text(std::string_view text, std::string_view key,
                                 std::string_view name);

} // namespace damier::mansuba
