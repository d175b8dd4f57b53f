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
    {800, {2, 0, 60, 90}},
    {1010, {2, 0, 40, 60}},
    {1310, {3, 0, 30, 40}},
    {1480, {4, 0, 24, 30}},
    {1620, {5, 0, 18, 20}},
    {1790, {7, 4'000, 12, 12}},
    {1900, {9, 8'000, 8, 6}},
    {2050, {0, 20'000, 4, 2}},
    {2250, {0, 80'000, 0, 0}},
    {2400, {}},
}};
// Full strength has no limit; this is what it used in the match that gave its points.
constexpr std::uint64_t nodes_at_the_top = 1'500'000;

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
