// Files that are not UTF-8: which encoding they are probably in, and their text as UTF-8.
#pragma once

#include "damier/pdn/source.hpp"

#include <string>
#include <string_view>

namespace damier::pdn {

inline constexpr std::string_view usual_foreign = "Windows-1252"; // contains Latin-1

// The encoding of a text of which some bytes are not UTF-8. Cyrillic is told by runs of such bytes;
// a few letters with accents are no evidence of anything but the usual one.
std::string_view guess_encoding(std::string_view sample);

// The same text in UTF-8, as it is read; what has no meaning in the encoding becomes U+FFFD. An
// Error when there is no encoding of this name.
Result<Source> decoded(Source source, std::string_view encoding);

} // namespace damier::pdn
