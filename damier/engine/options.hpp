// How the engine is set up, and which parts of the search are switched on.
#pragma once

#include <cstddef>
#include <cstdint>

namespace damier::engine {

// Every feature of the search that can be left out, so that a match can show what it gives.
struct Features {
    bool table = true;
    bool killers = true;
    bool history = true;
    bool reductions = true;   // late moves are searched less deep first
    bool probcut = true;      // a shallow search far above the window ends the node
    bool single_reply = true; // a forced move costs no depth
    bool threats = true;      // quiescence looks one ply further when a piece hangs
    bool aspiration = true;   // a narrow first window in each iteration
    bool futility = true;     // hopeless quiet moves near the leaves are left out

    bool operator==(Features const&) const = default;
};

inline constexpr int lowest_level = 1, highest_level = 10;

struct Options {
    std::size_t table_megabytes = 16;
    int threads = 1;
    int level = highest_level;
    std::uint64_t seed = 1; // of what weaker levels overlook
    Features features{};

    bool operator==(Options const&) const = default;
};

} // namespace damier::engine
