// Gives a file a further name that was free, so that nothing is overwritten.
#pragma once

#include "damier/base/result.hpp"

#include <filesystem>
#include <string>

namespace damier::session {

// The file `from` is then also folder/stem.ending, or stem-2.ending and so on. The content is
// copied only where a file cannot have two names.
Result<std::filesystem::path> keep_as(std::filesystem::path const& from,
                                      std::filesystem::path const& folder, std::string const& stem,
                                      std::string const& ending);

} // namespace damier::session
