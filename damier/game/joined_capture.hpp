// Some files write each jump of a capture as a move: two parts of one capture as one text.
#pragma once

#include <string>
#include <string_view>

namespace damier::game {

// "e1xc3" and "c3xe5" as "e1xc3xe5"; empty when the second does not start where the first ends.
inline std::string joined_capture(std::string_view first, std::string_view second) {
    constexpr std::string_view signs = "-x:";
    std::size_t const last = first.find_last_of(signs), next = second.find_first_of(signs);
    if (last == std::string_view::npos || next == std::string_view::npos) return {};
    if (first.substr(last + 1) != second.substr(0, next)) return {};
    return std::string(first).append(second.substr(next));
}

} // namespace damier::game
