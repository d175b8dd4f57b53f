// Lists of moves in natural order, compiled once for all laws.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace damier::variants {

void sort_naturally(std::vector<std::string>& texts);
void sort_naturally(std::vector<std::pair<std::string, std::uint64_t>>& rows);

} // namespace damier::variants
