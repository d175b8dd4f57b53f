// How the engine is set up, and which parts of the search are switched on.
#pragma once

#include "damier/base/strength.hpp"

#include <cstddef>
#include <cstdint>

namespace damier::engine {

// Every feature of the search that can be left out, so that a match can show what it gives, and
// their numbers in centi-men and plies. The defaults are those that matches have chosen.
struct Features {
    Features();

    bool table, killers, history;
    bool reductions;   // late moves are searched less deep first
    bool single_reply; // a forced move costs no depth
    bool futility;     // hopeless quiet moves near the leaves are left out
    bool surplus;      // a quiet position far above the window ends the node
    bool few;          // near the leaves only the first quiet moves are tried

    int futility_margin, surplus_margin; // per ply

    bool operator==(Features const&) const = default;
};

struct Options {
    std::size_t table_megabytes = 16;
    int threads = 1;
    int strength = highest_level; // a level or points
    std::uint64_t seed = 1;       // of what weaker levels overlook
    Features features{};

    bool operator==(Options const&) const = default;
};

} // namespace damier::engine
