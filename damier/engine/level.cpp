#include "damier/engine/level.hpp"

#include "damier/engine/options.hpp"

#include <algorithm>
#include <array>

namespace damier::engine {

Handicap handicap_of(int level, std::uint64_t seed) {
    constexpr std::array<Handicap, highest_level> handicaps{{
        {2, 0, 60, 90},
        {2, 0, 40, 60},
        {3, 0, 30, 40},
        {4, 0, 24, 30},
        {5, 0, 18, 20},
        {7, 4'000, 12, 12},
        {9, 8'000, 8, 6},
        {0, 20'000, 4, 2},
        {0, 80'000, 0, 0},
        {},
    }};
    int const index = std::clamp(level, lowest_level, highest_level) - lowest_level;
    Handicap handicap = handicaps[static_cast<std::size_t>(index)];
    handicap.seed = seed;
    return handicap;
}

} // namespace damier::engine
