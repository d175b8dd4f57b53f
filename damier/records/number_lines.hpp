// Text as lines of whole numbers, with the line of everything that is wrong.
#pragma once

#include "damier/base/result.hpp"

#include <string_view>
#include <vector>

namespace damier::records {

struct TextLine {
    std::string_view text;
    int number = 0; // from 1
};

// The lines that hold something, without line ends and blanks around them.
std::vector<TextLine> filled_lines(std::string_view text);

// The numbers of one line, each from `least` to `most`; exactly `count` of them unless it is 0.
Result<std::vector<int>> read_numbers(TextLine const& line, std::size_t count, int least, int most);

} // namespace damier::records
