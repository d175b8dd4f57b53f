// The board of MultiDames as bit planes: which cells are free and the two bits of each pawn's
// colour. Two cells of margin on every side stand for "off the board", so no jump needs a bounds
// test.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

namespace damier::multidames {

inline constexpr int least_size = 6;
inline constexpr int most_size = 12;

enum class Pawn : std::uint8_t { none, white, red, black };

// Which of the eight directions a jump may take.
enum class Jumps : std::uint8_t { all, straight, slanted };

struct Spot {
    std::int8_t row = 0, column = 0; // from 0, at the top left

    bool operator==(Spot const&) const = default;
};

constexpr Spot spot(int row, int column) {
    return {static_cast<std::int8_t>(row), static_cast<std::int8_t>(column)};
}

// In the order of increasing row, then column, of where a jump lands.
inline constexpr std::array<Spot, 8> directions{
    {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};
inline constexpr std::array<Spot, 4> straight_directions{{{-1, 0}, {0, -1}, {0, 1}, {1, 0}}};
inline constexpr std::array<Spot, 4> slanted_directions{{{-1, -1}, {-1, 1}, {1, -1}, {1, 1}}};

constexpr std::span<Spot const> directions_of(Jumps jumps) {
    if (jumps == Jumps::straight) return straight_directions;
    if (jumps == Jumps::slanted) return slanted_directions;
    return directions;
}

class Grid {
public:
    static constexpr int margin = 2;
    using Plane = std::array<std::uint16_t, most_size + 2 * margin>;

    Grid() = default;
    explicit Grid(int size) {
        for (int row = 0; row < size; ++row) at(free_, row) = columns(size);
    }

    Pawn operator[](Spot s) const {
        unsigned const low = at(low_, s.row) >> shift(s) & 1u;
        unsigned const high = at(high_, s.row) >> shift(s) & 1u;
        return static_cast<Pawn>(low | high << 1);
    }

    // Both want a cell of the board, or of the margin for reading: any margin cell is neither.
    bool is_free(Spot s) const { return at(free_, s.row) >> shift(s) & 1u; }
    bool has_pawn(Spot s) const { return occupied(s.row) >> shift(s) & 1u; }

    void put(Spot s, Pawn pawn) {
        auto const bit = static_cast<std::uint16_t>(1u << shift(s));
        auto const code = static_cast<unsigned>(pawn);
        assign(at(low_, s.row), bit, (code & 1u) != 0);
        assign(at(high_, s.row), bit, (code & 2u) != 0);
        assign(at(free_, s.row), bit, pawn == Pawn::none);
    }

    bool can_jump(Spot from, Spot direction) const {
        return has_pawn(spot(from.row + direction.row, from.column + direction.column))
               && is_free(spot(from.row + 2 * direction.row, from.column + 2 * direction.column));
    }

    // The pawns with at least one jump, in the layout of the planes; see for_each.
    Plane jumpers(Jumps jumps) const;
    Plane whites() const;

    int count(Pawn pawn) const;

    // Calls f(Spot) for each set bit, by increasing row, then column.
    template <class F> static void for_each(Plane const& plane, F f) {
        for (int row = 0; row < most_size; ++row)
            for (unsigned bits = at(plane, row); bits != 0; bits &= bits - 1)
                f(spot(row, std::countr_zero(bits) - margin));
    }

    bool operator==(Grid const&) const = default;

private:
    static constexpr int shift(Spot s) { return s.column + margin; }
    static std::uint16_t& at(Plane& plane, int row) {
        return plane[static_cast<std::size_t>(row + margin)];
    }
    static std::uint16_t const& at(Plane const& plane, int row) {
        return plane[static_cast<std::size_t>(row + margin)];
    }
    static std::uint16_t columns(int size) {
        return static_cast<std::uint16_t>(((1u << size) - 1u) << margin);
    }
    static void assign(std::uint16_t& row, std::uint16_t bit, bool on) {
        row = static_cast<std::uint16_t>(on ? row | bit : row & ~bit);
    }
    unsigned occupied(int row) const { return at(low_, row) | at(high_, row); }

    Plane free_{}, low_{}, high_{};
};

inline bool is_empty(Grid::Plane const& plane) {
    unsigned all = 0;
    for (std::uint16_t const row : plane) all |= row;
    return all == 0;
}

} // namespace damier::multidames
