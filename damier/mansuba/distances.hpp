// How many moves each sort of piece needs from each place to each goal on an empty board.
#pragma once

#include "damier/mansuba/board.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace damier::mansuba {

inline constexpr std::uint8_t unreachable = 255;

class Distances {
public:
    explicit Distances(Board const& board);

    // One entry for each of board.goals(side), padded with unreachable.
    using ToGoals = std::array<std::uint8_t, most_pieces>;
    ToGoals const& to_goals(int relation, Side side, Sort sort, Place place) const {
        return goals_[relation][side][static_cast<std::size_t>(sort) - 1][place];
    }
    std::uint8_t nearest(int relation, Side side, Sort sort, Place place) const {
        return nearest_[relation][side][static_cast<std::size_t>(sort) - 1][place];
    }
    // Bit i: the piece can reach board.goals(side)[i].
    std::uint16_t reach(int relation, Side side, Sort sort, Place place) const {
        return reach_[relation][side][static_cast<std::size_t>(sort) - 1][place];
    }

private:
    template <class T>
    using Table = std::vector<std::array<std::array<std::array<T, most_places>, 4>, 2>>;
    void fill(Board const& board, int relation, Side side, Sort sort);

    Table<ToGoals> goals_;
    Table<std::uint8_t> nearest_;
    Table<std::uint16_t> reach_;
};

} // namespace damier::mansuba
