#include "damier/engine/windows.hpp"

#include <algorithm>

#if defined(__x86_64__)
#    include <immintrin.h>
#endif

namespace damier::engine {

namespace {

using board::Geometry;
using board::Place;

// The places where windows of `length` begin, from edge to edge, at most `most` apart.
std::vector<int> starts(int size, int length, int most) {
    std::vector<int> result;
    if (size < length) return result;
    int const room = size - length, steps = (room + most - 1) / most;
    for (int i = 0; i <= steps; ++i)
        result.push_back(steps == 0 ? 0 : (2 * i * room + steps) / (2 * steps));
    // Rounding may not favour one side: the second half mirrors the first.
    for (std::size_t i = 0; i < result.size() / 2; ++i)
        result[result.size() - 1 - i] = room - result[i];
    return result;
}

Window window_at(Geometry const& g, Place corner, int rows) {
    Window window{};
    std::size_t next = 0;
    for (int row = corner.row; row < corner.row + rows; ++row)
        for (int column = corner.column; column < corner.column + 4; ++column)
            if (board::is_playable(g, {row, column}))
                window[next++] = static_cast<std::uint8_t>(board::index_of(g, {row, column}));
    return window;
}

// The bit of the square half a turn away.
std::uint8_t turned(Geometry const& g, std::uint8_t bit) {
    for (int row = 0; row < g.height; ++row)
        for (int column = 0; column < g.width; ++column)
            if (Place const p{row, column};
                board::is_playable(g, p) && board::index_of(g, p) == bit)
                return static_cast<std::uint8_t>(
                    board::index_of(g, {g.height - 1 - row, g.width - 1 - column}));
    return bit;
}

// Powers of three at the places of set bits; the second counts from the other end.
struct Ternary {
    std::array<std::uint32_t, 4096> forward{}, backward{};

    constexpr Ternary() {
        for (std::size_t bits = 0; bits < 4096; ++bits)
            for (std::uint32_t i = 0, power = 1; i < window_squares; ++i, power *= 3) {
                if (bits >> i & 1) forward[bits] += power;
                if (bits >> (window_squares - 1 - i) & 1) backward[bits] += power;
            }
    }
};
constexpr Ternary ternary;

bool gathers_fast() {
#if defined(__x86_64__)
    __builtin_cpu_init();
    // These two have the instruction, but slower than the tables.
    return __builtin_cpu_supports("bmi2") && !__builtin_cpu_is("znver1")
           && !__builtin_cpu_is("znver2");
#else
    return false;
#endif
}

} // namespace

std::vector<Window> windows_of(Geometry const& g) {
    int const rows = g.grid == board::Grid::full ? 3 : 6;
    std::vector<Window> windows;
    for (int const row : starts(g.height, rows, g.grid == board::Grid::full ? 2 : 4))
        for (int const column : starts(g.width, 4, 2)) {
            // Of two half turns the upper one, in the middle row the left one.
            Place const other{g.height - rows - row, g.width - 4 - column};
            if (row > other.row || (row == other.row && column > other.column)) continue;
            windows.push_back(window_at(g, {row, column}, rows));
        }
    return windows;
}

WindowIndex::WindowIndex(Geometry const& g) {
    std::vector<Window> const windows = windows_of(g);
    tables_ = windows.size();
    bytes_ = static_cast<std::size_t>(board::bits(g) + 7) / 8;
    blocks_ = (2 * tables_ + lanes - 1) / lanes;
    can_gather_ = gathers_fast() && board::bits(g) <= 64;
    sums_.resize(blocks_ * bytes_ * 256);
    auto const enter = [&](std::size_t lane, std::uint8_t bit, std::uint32_t power) {
        masks_[lane] |= bit < 64 ? std::uint64_t{1} << bit : 0;
        for (std::size_t byte = 0; byte < 256; ++byte)
            if (byte >> bit % 8 & 1)
                sums_[(lane / lanes * bytes_ + bit / 8u) * 256 + byte][lane % lanes] += power;
    };
    for (std::size_t table = 0; table < tables_; ++table)
        for (std::uint32_t i = 0, power = 1; i < window_squares; ++i, power *= 3) {
            enter(2 * table, windows[table][i], power);
            enter(2 * table + 1, turned(g, windows[table][i]), power);
        }
}

void WindowIndex::add_bytes(Men white, Men black, Indices& indices) const {
    for (std::size_t block = 0; block < blocks_; ++block) {
        Lanes ours{}, theirs{};
        Lanes const* sums = &sums_[block * bytes_ * 256];
        for (std::size_t i = 0; i < bytes_; ++i, sums += 256) {
            std::uint64_t const whites = i < 8 ? white.low >> 8 * i : white.high >> 8 * (i - 8);
            std::uint64_t const blacks = i < 8 ? black.low >> 8 * i : black.high >> 8 * (i - 8);
            Lanes const& a = sums[whites & 0xFF];
            Lanes const& b = sums[blacks & 0xFF];
            for (std::size_t lane = 0; lane < lanes; ++lane) ours[lane] += a[lane];
            for (std::size_t lane = 0; lane < lanes; ++lane) theirs[lane] += b[lane];
        }
        // Every second lane sees the board from Black's side.
        for (std::size_t lane = 0; lane < lanes; lane += 2) {
            indices[block * lanes + lane] = ours[lane] + 2 * theirs[lane];
            indices[block * lanes + lane + 1] = theirs[lane + 1] + 2 * ours[lane + 1];
        }
    }
}

#if defined(__x86_64__)
[[gnu::target("bmi2")]] void WindowIndex::gather(Men white, Men black, Indices& indices) const {
    for (std::size_t table = 0; table < tables_; ++table) {
        std::uint64_t const mask = masks_[2 * table], turned_mask = masks_[2 * table + 1];
        indices[2 * table] = ternary.forward[_pext_u64(white.low, mask)]
                             + 2 * ternary.forward[_pext_u64(black.low, mask)];
        indices[2 * table + 1] = ternary.backward[_pext_u64(black.low, turned_mask)]
                                 + 2 * ternary.backward[_pext_u64(white.low, turned_mask)];
    }
}
#else
void WindowIndex::gather(Men white, Men black, Indices& indices) const {
    add_bytes(white, black, indices);
}
#endif

} // namespace damier::engine
