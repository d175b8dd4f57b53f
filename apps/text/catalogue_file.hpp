// Reads a compiled catalogue (.mo) directly. gettext answers in one language at a time; what a
// person types may be in any.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

namespace damier::text {

using Catalogue = std::map<std::string, std::string, std::less<>>; // message id to translation

// The messages whose id begins with `prefix`, without it. Empty if there is no such file.
Catalogue read_catalogue(std::filesystem::path const& file, std::string_view prefix);

} // namespace damier::text
