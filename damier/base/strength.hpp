// How strong a computer player shall be, as one number: a level from 1, a child's opponent, to 10,
// all that it can; or points like those of a rating list, for the steps between the levels.
#pragma once

namespace damier {

inline constexpr int lowest_level = 1, highest_level = 10;
inline constexpr int fewest_points = 800, most_points = 2400;

constexpr bool is_level(long strength) {
    return strength >= lowest_level && strength <= highest_level;
}
constexpr bool is_points(long strength) {
    return strength >= fewest_points && strength <= most_points;
}
constexpr bool is_strength(long strength) { return is_level(strength) || is_points(strength); }

} // namespace damier
