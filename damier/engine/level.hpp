// Weaker play that looks like a person's: a shorter look ahead, a little noise in judgement, and
// sacrifices that are overlooked. Hanging pieces are always seen.
#pragma once

#include <cstdint>

namespace damier::engine {

struct Handicap {
    int depth = 0;           // 0 = none
    std::uint64_t nodes = 0; // 0 = none
    int noise = 0;           // greatest error of an evaluation, in centi-men
    int overlooked = 0;      // sacrifices not seen, out of 100
    int deeper = 0;          // moves that are looked at one ply deeper than depth, out of 100
    std::uint64_t seed = 1;

    bool is_none() const { return depth == 0 && nodes == 0 && noise == 0 && overlooked == 0; }
    bool operator==(Handicap const&) const = default;
};

// Of a level or of points; see damier/base/strength.hpp.
Handicap handicap_of(int strength, std::uint64_t seed);
// The points of a level, as measured by matches between neighbours.
int points_of(int level);

} // namespace damier::engine
