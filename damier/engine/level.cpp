#include "damier/engine/level.hpp"

#include "damier/base/strength.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace damier::engine {

namespace {

struct Level {
    int points;
    Handicap handicap;
};

constexpr std::array<Level, highest_level> levels{{
    {800, {1, 0, 60, 90}},
    {960, {2, 0, 40, 60}},
    {1210, {3, 0, 30, 40}},
    {1330, {4, 0, 22, 25}},
    {1530, {5, 0, 14, 14}},
    {1670, {8, 5'000, 10, 8}},
    {1880, {0, 16'000, 6, 4}},
    {2040, {0, 50'000, 2, 1}},
    {2170, {0, 160'000, 0, 0}},
    {2400, {}},
}};
// Full strength has no limit. Its points are those of about this many nodes a move: 1,500,000 gave
// 166 more than level 9, so each doubling gives about 50.
constexpr std::uint64_t nodes_at_the_top = 3'500'000;

// Part of the way from one level to the next. Where only one of them has a limit, the higher
// decides on the depth, because it sees more, and the limit on nodes holds.
Handicap between(Handicap const& low, Handicap const& high, double way) {
    auto const mix = [&](double from, double to) { return from + (to - from) * way; };
    Handicap result;
    if (high.depth > 0) {
        double const depth = mix(low.depth, high.depth);
        result.depth = static_cast<int>(depth);
        result.deeper = static_cast<int>(100 * (depth - result.depth));
    }
    auto const top =
        static_cast<double>(high.nodes > 0 || low.nodes == 0 ? high.nodes : nodes_at_the_top);
    result.nodes = static_cast<std::uint64_t>(
        low.nodes == 0 ? top
                       : std::exp(mix(std::log(static_cast<double>(low.nodes)), std::log(top))));
    result.noise = static_cast<int>(std::lround(mix(low.noise, high.noise)));
    result.overlooked = static_cast<int>(std::lround(mix(low.overlooked, high.overlooked)));
    return result;
}

Handicap of_points(int points) {
    auto const high =
        std::ranges::find_if(levels, [&](Level const& l) { return l.points > points; });
    if (high == levels.end()) return {};
    if (high == levels.begin()) return high->handicap;
    auto const low = high - 1;
    if (low->points == points) return low->handicap;
    double const way = static_cast<double>(points - low->points) / (high->points - low->points);
    return between(low->handicap, high->handicap, way);
}

Level const& at(int level) {
    return levels[static_cast<std::size_t>(std::clamp(level, lowest_level, highest_level)
                                           - lowest_level)];
}

} // namespace

Handicap handicap_of(int strength, std::uint64_t seed) {
    Handicap handicap = is_points(strength) ? of_points(strength) : at(strength).handicap;
    handicap.seed = seed;
    return handicap;
}

int points_of(int level) { return at(level).points; }

} // namespace damier::engine
