// Perfect play of a few kings against one king, solved backwards from the end: how many plies it
// takes, or that it cannot be done. Draw rules that count moves are left to whoever asks.
#pragma once

#include "damier/board/geometry.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace damier::engine {

inline constexpr int most_strong_kings = 3;

// Squares are numbered from 0; those of the stronger side in any order.
struct KingPlace {
    std::array<std::uint8_t, most_strong_kings> strong{};
    std::uint8_t weak = 0;
    int kings = 0; // of the stronger side
};

// The board as kings see it.
struct KingBoard {
    int squares = 0;
    std::vector<std::vector<std::vector<std::uint8_t>>> rays; // by square, by direction, outwards
    std::vector<std::vector<std::uint8_t>> symmetries;        // maps of squares, identity first
    bool must_capture = true;
};

// From the places of the squares in the order of their numbers and the steps of a king.
KingBoard make_king_board(std::span<board::Place const> places, std::span<board::Place const> steps,
                          bool is_flying, bool must_capture);

// Adds what each capture of a side leaves behind; nothing if it has none. When the stronger side
// captures, the weaker king is gone and only the number of places counts.
using KingCaptures =
    std::function<void(KingPlace const& place, bool strong_moves, std::vector<KingPlace>& after)>;

class KingTable {
public:
    // Solves every ending of up to `kings` against one.
    KingTable(KingBoard board, int kings, KingCaptures const& captures);

    int kings() const { return static_cast<int>(levels_.size()); }
    std::size_t bytes() const;
    // Plies to the end when the stronger side wins; nothing when it does not.
    std::optional<int> plies(KingPlace const& place, bool strong_moves) const;

private:
    using Level = std::array<std::vector<std::uint8_t>, 2>; // 0 = not won, else 1 + plies

    class Solver;

    std::size_t index(KingPlace const& place) const;
    std::size_t size(int kings) const;

    KingBoard board_;
    std::vector<std::uint8_t> symmetry_of_, rank_of_; // by square of the weaker king
    std::vector<std::uint8_t> domain_;                // squares that the others are mapped to
    std::vector<Level> levels_;                       // by number of kings, from 1
};

} // namespace damier::engine
