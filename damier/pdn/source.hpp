// Where the bytes of a PDN file come from.
#pragma once

#include "damier/base/result.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace damier {
class File;
}

namespace damier::pdn {

// Fills at most `size` bytes and says how many; 0 at the end. May block. What cannot be read is not
// an end: the reader's failure() tells.
using Source = std::function<Result<std::size_t>(char* to, std::size_t size)>;

Source from_text(std::string_view text); // the text must outlive the source
Source from_file(File const& file);      // so must the file

// What was read ahead, then the rest: what the source gives from here on.
Source put_back(std::string read, Source rest);

} // namespace damier::pdn
