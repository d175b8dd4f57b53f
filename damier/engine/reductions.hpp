// How many plies less deep a late quiet move is searched at first: the more, the deeper the search
// and the more moves were tried before it. It grows with the product of both logarithms.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace damier::engine {

namespace detail {

// std::log cannot be used at compile time: bit after bit by squaring.
constexpr double log2_of(double number) {
    double result = 0, bit = 1;
    for (; number >= 2; number /= 2) result += 1;
    for (int i = 0; i < 12; ++i) {
        bit /= 2;
        number *= number;
        if (number < 2) continue;
        number /= 2;
        result += bit;
    }
    return result;
}

using ReductionTable = std::array<std::array<std::uint8_t, 64>, 64>;

constexpr ReductionTable make_reductions() {
    constexpr int least_depth = 4, least_move = 3; // below them one ply
    constexpr double scale = 0.3;                  // 0.62 in natural logarithms
    ReductionTable table{};
    std::array<double, 64> logs{};
    for (std::size_t i = 1; i < 64; ++i) logs[i] = log2_of(static_cast<double>(i));
    for (std::size_t depth = 0; depth < 64; ++depth)
        for (std::size_t move = 0; move < 64; ++move) {
            bool const is_late = depth >= least_depth && move >= least_move;
            double const more = is_late ? scale * logs[depth] * logs[move] : 0;
            // One ply at least is left.
            std::size_t const most = is_late ? depth - 2 : 1;
            table[depth][move] =
                static_cast<std::uint8_t>(std::min<double>(1 + more, static_cast<double>(most)));
        }
    return table;
}

inline constexpr ReductionTable reductions = make_reductions();

} // namespace detail

// `move` counts those tried before.
inline int reduction_of(int depth, std::size_t move) {
    return detail::reductions[std::min<std::size_t>(static_cast<std::size_t>(depth), 63)]
                             [std::min<std::size_t>(move, 63)];
}

} // namespace damier::engine
