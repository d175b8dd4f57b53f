// A slice of the endings: how many men and kings each side has, seen by the side to move.
#pragma once

#include "damier/base/result.hpp"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace damier::endgame {

inline constexpr int most_pieces = 6;     // in a table
inline constexpr int most_with_plies = 4; // larger tables know the value only

struct Force {
    int men = 0, kings = 0;

    int pieces() const { return men + kings; }
    auto operator<=>(Force const&) const = default;
};

struct Slice {
    Force own, other; // of the side to move, of its opponent

    int pieces() const { return own.pieces() + other.pieces(); }
    int men() const { return own.men + other.men; }
    bool has_plies() const { return pieces() <= most_with_plies; }
    Slice turned() const { return {other, own}; }
    auto operator<=>(Slice const&) const = default;
};

// A small number for each slice, to find things by.
inline constexpr std::size_t slice_keys = [] {
    std::size_t const n = most_pieces + 1;
    return n * n * n * n;
}();
constexpr std::size_t key_of(Slice const& slice) {
    std::size_t key = 0;
    for (int const n : {slice.own.men, slice.own.kings, slice.other.men, slice.other.kings})
        key = key * (most_pieces + 1) + static_cast<std::size_t>(n);
    return key;
}

// "KKM-K": two kings and a man, to move, against a king.
std::string name_of(Slice const& slice);
Result<Slice> read_slice(std::string_view text);

// Every slice of up to so many pieces with a piece on each side, one of each pair of a slice and
// its turned() one, in an order in which captures and promotions lead to earlier slices.
std::vector<Slice> slices_up_to(int pieces);
// What captures and promotions of either side lead to directly, with either side to move.
std::vector<Slice> needed_by(Slice const& slice);

} // namespace damier::endgame
