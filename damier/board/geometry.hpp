// A board as numbers known to the compiler. Squares lie in a word with a few unused "ghost" columns
// between the rows, so that a step in any direction is one shift and a step off the board falls on
// a ghost. Rows count from the top, where Black sits; White moves up, to lower rows.
#pragma once

#include "damier/board/word.hpp"

#include <array>

namespace damier::board {

enum class Grid {
    chequered, // half of the squares: those with row + column odd
    full       // all squares
};

struct Geometry {
    int width;
    int height;
    Grid grid;
    int ghosts; // unused columns after each row

    bool operator==(Geometry const&) const = default;
};

enum class Direction { north, north_east, east, south_east, south, south_west, west, north_west };

inline constexpr std::array all_directions{
    Direction::north, Direction::north_east, Direction::east, Direction::south_east,
    Direction::south, Direction::south_west, Direction::west, Direction::north_west};

constexpr Direction opposite(Direction d) {
    return static_cast<Direction>((static_cast<int>(d) + 4) % 8);
}
constexpr bool is_diagonal(Direction d) { return static_cast<int>(d) % 2 == 1; }

struct Place {
    int row;
    int column;

    bool operator==(Place const&) const = default;
};

// One step to the next playable square: on a chequered board a straight step crosses an unplayable
// square, so it is two rows or two columns long (the orthogonal captures of Frisian draughts).
constexpr Place step(Geometry const& g, Direction d) {
    constexpr std::array<int, 8> rows{-1, -1, 0, 1, 1, 1, 0, -1};
    constexpr std::array<int, 8> columns{0, 1, 1, 1, 0, -1, -1, -1};
    int const length = g.grid == Grid::chequered && !is_diagonal(d) ? 2 : 1;
    return {rows[static_cast<int>(d)] * length, columns[static_cast<int>(d)] * length};
}

constexpr bool is_playable(Geometry const& g, Place p) {
    return p.row >= 0 && p.row < g.height && p.column >= 0 && p.column < g.width
           && (g.grid == Grid::full || (p.row + p.column) % 2 == 1);
}

// The layout in one line. On a chequered board the stride of two rows is odd, which makes
// row * stride + column odd on every playable square: halving loses nothing.
constexpr int index_of(Geometry const& g, Place p) {
    int const flat = p.row * (g.width + g.ghosts) + p.column;
    return g.grid == Grid::full ? flat : (flat - 1) / 2;
}

constexpr int bits(Geometry const& g) {
    Place last{g.height - 1, g.width - 1};
    if (!is_playable(g, last)) --last.column;
    return index_of(g, last) + 1;
}

constexpr int square_count(Geometry const& g) {
    return g.grid == Grid::full ? g.width * g.height : g.width * g.height / 2;
}

// How far a step moves a bit; the same for every square of the board.
constexpr int stride(Geometry const& g, Direction d) {
    Place const s = step(g, d);
    int const flat = s.row * (g.width + g.ghosts) + s.column;
    return g.grid == Grid::full ? flat : flat / 2;
}

// Would a shift carry a square over the edge onto another playable square? Then it needs a mask.
constexpr bool wraps(Geometry const& g, Direction d) {
    Place const s = step(g, d);
    for (int row = 0; row < g.height; ++row)
        for (int column = 0; column < g.width; ++column) {
            Place const from{row, column}, to{row + s.row, column + s.column};
            if (!is_playable(g, from) || is_playable(g, to)) continue;
            int const landing = index_of(g, from) + stride(g, d);
            for (int r = 0; r < g.height; ++r)
                for (int c = 0; c < g.width; ++c)
                    if (is_playable(g, {r, c}) && index_of(g, {r, c}) == landing) return true;
        }
    return false;
}

constexpr bool is_valid(Geometry const& g) {
    bool const has_size = g.width >= 4 && g.width <= 16 && g.height >= 4 && g.height <= 16;
    bool const is_halvable = g.grid == Grid::full || (g.width + g.ghosts) % 2 == 1;
    return has_size && g.ghosts >= 0 && is_halvable && bits(g) <= 128;
}

// The narrowest layout whose diagonal steps need no mask; `straight` adds the room that the
// two-column steps of orthogonal captures need. A full 8x8 board stays in 64 bits, with masks.
constexpr Geometry chequered(int width, int height, bool straight = false) {
    int const ghosts = straight ? 3 : 1;
    return {width, height, Grid::chequered, width % 2 == 0 ? ghosts : ghosts + 1};
}
constexpr Geometry full(int width, int height) {
    return {width, height, Grid::full, width * height <= 64 ? 0 : 1};
}

} // namespace damier::board
