// The machine word under a set of squares: 64 bits, or 128 for the boards that need them.
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

namespace damier::board {

using Narrow = std::uint64_t;
__extension__ typedef unsigned __int128 Wide;

template <int bits> using Word = std::conditional_t<(bits <= 64), Narrow, Wide>;

constexpr int count(Narrow word) { return std::popcount(word); }
constexpr int count(Wide word) {
    return std::popcount(static_cast<Narrow>(word))
           + std::popcount(static_cast<Narrow>(word >> 64));
}

// Index of the lowest or highest bit; the word must not be zero. (std::countr_zero defines the
// answer for zero and pays for it on the machines of the portable baseline.)
constexpr int lowest(Narrow word) { return __builtin_ctzll(word); }
constexpr int lowest(Wide word) {
    auto const low = static_cast<Narrow>(word);
    return low != 0 ? lowest(low) : 64 + lowest(static_cast<Narrow>(word >> 64));
}
constexpr int highest(Narrow word) { return 63 ^ __builtin_clzll(word); }
constexpr int highest(Wide word) {
    auto const high = static_cast<Narrow>(word >> 64);
    return high != 0 ? 64 + highest(high) : highest(static_cast<Narrow>(word));
}

} // namespace damier::board
