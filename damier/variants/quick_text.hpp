// Reads moves of the usual form, two squares with a sign between them, without allocating.
#pragma once

#include "damier/notation/squares.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace damier::variants {

// Squares as board::Square counts them; 0 when the text has another form.
struct QuickMove {
    int from = 0, to = 0;
};

class SquareTable {
public:
    explicit SquareTable(draughts::Rules const& rules);

    QuickMove read(std::string_view text) const {
        char const* at = text.data();
        char const* const end = at + text.size();
        int const from = square(at, end);
        if (at == end || (*at != '-' && *at != 'x' && *at != ':')) return {};
        ++at;
        int const to = square(at, end);
        if (at != end || from == 0 || to == 0) return {};
        return {from, to};
    }
    // All squares of a move with any number of them; empty when the text has another form.
    std::vector<int> read_way(std::string_view text) const;

private:
    static constexpr int most_files = 16, most_rows = 16;

    // Moves `at` behind the name of a square; 0 when there is none.
    int square(char const*& at, char const* end) const {
        bool const has_letter = at != end && *at >= 'a' && *at < 'a' + most_files;
        int const file = has_letter ? *at++ - 'a' : 0;
        int number = 0;
        char const* const first = at;
        for (; at != end && *at >= '0' && *at <= '9' && at - first < 3; ++at)
            number = number * 10 + (*at - '0');
        if (at == first) return 0;
        if (!has_letter)
            return number < static_cast<int>(by_number_.size())
                       ? by_number_[static_cast<std::size_t>(number)]
                       : 0;
        if (number >= most_rows) return 0;
        return by_letter_[static_cast<std::size_t>(file)][static_cast<std::size_t>(number)];
    }

    std::array<std::uint8_t, 128> by_number_{}; // 0: no such square
    std::array<std::array<std::uint8_t, most_rows>, most_files> by_letter_{};
};

// "e1xc3" and "c3xe5" as "e1xc3xe5"; empty when the second does not start where the first ends.
std::string joined_capture(std::string_view first, std::string_view second);

} // namespace damier::variants
