// Reasons that the document of a game numbers.
#pragma once

#include "damier/game/state.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace damier::catalogue {

// Why these cells are no move of the game with this key, with the number of its document; nothing
// where the document has none.
std::optional<Message> numbered_refusal(std::string_view key, game::State const& state,
                                        std::span<game::Cell const> cells);

// The same for a typed move, if it is made of names of cells.
std::optional<Message> numbered_refusal(std::string_view key, game::State const& state,
                                        std::string_view typed);

} // namespace damier::catalogue
