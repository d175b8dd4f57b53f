// One game of a text with many, replaced where it stands: every other byte stays as it is.
#pragma once

#include "damier/base/result.hpp"

#include <string>
#include <string_view>

namespace damier::records {

// `number` counts from 0; `game` is PDN. An Error where the text does not have that game on lines
// of its own.
Result<std::string> with_game(std::string_view text, std::size_t number, std::string_view game);

} // namespace damier::records
