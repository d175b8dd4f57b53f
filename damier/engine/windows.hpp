// Windows on the board: parts of twelve squares whose men are looked at together. A window's index
// counts in base three: empty or a king, an own man, one of theirs. Windows that are each other's
// half turn share a table, because what is good for White is as good for Black on the turned board.
#pragma once

#include "damier/board/geometry.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace damier::engine {

inline constexpr std::size_t window_squares = 12;
inline constexpr std::uint32_t window_states = 531'441; // 3^12
inline constexpr std::size_t most_windows = 24;

// The first and the last eight squares of a window make smaller ones: what was seen too seldom in
// the large window is known from them.
inline constexpr std::uint32_t part_states = 6'561; // 3^8
constexpr std::uint32_t first_part(std::uint32_t index) { return index % part_states; }
constexpr std::uint32_t last_part(std::uint32_t index) {
    return index / (window_states / part_states);
}

// Squares as bits of the board's word, along the rows from the top.
using Window = std::array<std::uint8_t, window_squares>;

// One window for each table; the half turns are not listed. None on boards that are too small.
std::vector<Window> windows_of(board::Geometry const& geometry);

// A set of squares of any board.
struct Men {
    std::uint64_t low = 0, high = 0;
};

// The indices of all windows of a position: for each table White's view, then Black's on the
// turned board.
class WindowIndex {
public:
    explicit WindowIndex(board::Geometry const& geometry);

    std::size_t tables() const { return tables_; }
    using Indices = std::array<std::uint32_t, most_windows>; // 2 * tables() count

    void find(Men white, Men black, Indices& indices) const {
        if (can_gather_)
            gather(white, black, indices);
        else
            add_bytes(white, black, indices);
    }
    // The two ways to the same numbers: bits gathered by one instruction of newer processors, or
    // eight squares at a time by tables.
    void gather(Men white, Men black, Indices& indices) const;
    void add_bytes(Men white, Men black, Indices& indices) const;
    bool can_gather() const { return can_gather_; }

private:
    static constexpr std::size_t lanes = 8; // added at once
    using Lanes = std::array<std::uint32_t, lanes>;

    std::size_t tables_, blocks_, bytes_;
    bool can_gather_;                                 // fast
    std::array<std::uint64_t, most_windows> masks_{}; // of boards up to 64 bits
    // What a byte of one side's men adds to each index: by block of lanes, place and byte.
    std::vector<Lanes> sums_;
};

} // namespace damier::engine
