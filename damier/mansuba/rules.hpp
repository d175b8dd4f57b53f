// What a game of Mansuba is played by: one value, every member of which is said outright. The
// worlds, the report's rules and the assignment's differ only in this value.
#pragma once

#include "damier/base/result.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace damier::mansuba {

// The board with its set-up and its goals.
enum class World : std::uint8_t { classic, triangular, chess };

// Who is whose neighbour. On a classic board every relation is possible, and it may change.
enum class Relation : std::uint8_t { classic, triangular, chess, four, torus, cylinder };

enum class Sort : std::uint8_t { none = 0, pawn = 1, tower = 2, elephant = 3, bishop = 4 };
enum class Victory : std::uint8_t { complex = 1, simple = 2 };
enum class Jumps : std::uint8_t { none, single, multiple };
enum class First : std::uint8_t { white, black, random };

// The directions with the documents' numbers: an opposite is a negative.
enum class Direction : std::int8_t {
    none = 0,
    east = 1,
    north_east = 2,
    north = 3,
    north_west = 4,
    west = -1,
    south_west = -2,
    south = -3,
    south_east = -4,
};

inline constexpr int least_size = 4, most_size = 16, most_turns = 9999;

struct Rules {
    World world;
    int width;
    int height;
    bool has_towers;    // the set-up; pawns take the places of the sorts that do not play
    bool has_elephants; //
    bool has_bishops;   //
    Jumps jumps;        // of the pawns
    bool retreat;       // pieces may go back
    bool capture;       // a move may end on an enemy
    bool same_sort;     // ... but only on one of the mover's sort
    bool safe_places;   // nobody is taken on an initial place
    bool escapes;       // prisoners may try to come back
    std::vector<Relation> relations; // the first one at the start; several: the terrain changes
    int period;                      // turns between two changes; 0 with a single relation
    Victory victory;
    int max_turns; // a turn is one player's move
    First first;

    bool operator==(Rules const&) const = default;
};

// Names as options and texts write them; the index is the enumerator's value.
inline constexpr std::array<std::string_view, 3> world_names{"classic", "triangular", "chess"};
inline constexpr std::array<std::string_view, 6> relation_names{
    msg("classic"), msg("triangular"), msg("chess"), msg("four"), msg("torus"), msg("cylinder")};
inline constexpr std::array<std::string_view, 5> sort_names{"none", "pawn", "tower", "elephant",
                                                            "bishop"};
inline constexpr std::array<std::string_view, 3> victory_names{"none", "complex", "simple"};
inline constexpr std::array<std::string_view, 3> jumps_names{"none", "single", "multiple"};
inline constexpr std::array<std::string_view, 3> first_names{"white", "black", "random"};

template <class E, std::size_t N>
constexpr std::string_view name_of(E value, std::array<std::string_view, N> const& names) {
    return names[static_cast<std::size_t>(value)];
}
template <class E, std::size_t N>
constexpr std::optional<E> from_name(std::string_view name,
                                     std::array<std::string_view, N> const& names) {
    for (std::size_t i = 0; i < N; ++i)
        if (names[i] == name) return static_cast<E>(i);
    return std::nullopt;
}

// The report's rules for a world: no retreat, captures where the sides can meet, no way out of
// prison, simple victory, twice as many turns as places.
Rules report_rules(World world, int width, int height);

// The assignment's full game: all directions, towers and elephants, captures and escapes, a
// terrain that changes.
Rules full_rules(int width, int height);

// The assignment's Chinese checkers: pawns on the triangular board, no capture.
Rules chinese_rules(int width, int height);

// The whole number nearest to the square root of the turns, at least 1.
int standard_period(int max_turns);

// Says which member contradicts another or is out of range.
Result<Done> check(Rules const& rules);

} // namespace damier::mansuba
