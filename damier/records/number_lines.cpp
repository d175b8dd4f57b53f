#include "damier/records/number_lines.hpp"

#include "damier/base/text.hpp"

#include <algorithm>

namespace damier::records {

std::vector<TextLine> filled_lines(std::string_view text) {
    std::vector<TextLine> lines;
    int number = 0;
    while (!text.empty()) {
        std::size_t const end = std::min(text.find('\n'), text.size());
        std::string_view const line = trim(text.substr(0, end));
        ++number;
        if (!line.empty()) lines.push_back({line, number});
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

Result<std::vector<int>> read_numbers(TextLine const& line, std::size_t count, int least,
                                      int most) {
    std::vector<int> numbers;
    for (std::string_view const word : split_at_blanks(line.text)) {
        // The word stands in the line, so that its place is known.
        int const column = static_cast<int>(word.data() - line.text.data()) + 1;
        auto const value = to_integer(word.starts_with('+') ? word.substr(1) : word);
        if (!value)
            return at(line.number, column,
                      error(msg("«{}» is no whole number"), word.substr(0, 20)));
        if (*value < least || *value > most)
            return at(line.number, column,
                      error(msg("{} is not between {} and {}"), *value, least, most));
        numbers.push_back(static_cast<int>(*value));
    }
    if (count > 0 && numbers.size() != count)
        return at(line.number, 0,
                  error(msg("this line has {} numbers instead of {}"), numbers.size(), count));
    return numbers;
}

} // namespace damier::records
