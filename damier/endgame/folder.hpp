// Where the user's tables are kept.
#pragma once

#include "damier/base/file.hpp"

#include <cstdint>
#include <filesystem>
#include <string>

namespace damier::endgame {

// $XDG_DATA_HOME/damier/endings, with its usual value under $HOME; empty if neither is set.
std::filesystem::path const& data_folder();
// Two programs must not write the same tables: whoever holds this may.
Result<File> lock_folder(std::filesystem::path const& folder);
// What the folder of one law's tables is called within it.
std::string folder_name(std::uint64_t law);

} // namespace damier::endgame
