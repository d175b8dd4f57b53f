// What lies in a folder.
#pragma once

#include "damier/base/result.hpp"

#include <filesystem>
#include <vector>

namespace damier {

// The paths of its entries, in no order. Not by the standard library's iterators: those end the
// program when there is no memory for a name.
Result<std::vector<std::filesystem::path>> entries_of(std::filesystem::path const& folder);

} // namespace damier
