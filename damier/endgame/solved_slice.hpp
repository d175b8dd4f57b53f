// A slice that has been solved, as it goes into its table.
#pragma once

#include "damier/endgame/group.hpp"
#include "damier/endgame/solved.hpp"

namespace damier::endgame {

// What is to be known of a slice as a whole.
struct Facts {
    std::uint64_t positions = 0, wins = 0, losses = 0; // with this side to move
    int longest = 0;                                   // plies of the longest decided position
    int calm = 0; // the greatest number of plies without a capture or a move of a man
    std::array<int, materials> longest_in{}; // see Group::longest_in()

    bool operator==(Facts const&) const = default;
};

// A byte for every index and a bit for those where nothing has to be told, because there is a
// capture to be made or no position.
struct SolvedSlice {
    Slice slice;
    std::uint64_t size = 0; // indices
    Bytes bytes;
    std::vector<std::uint8_t> silent;
    Facts facts;

    bool is_silent(std::uint64_t i) const { return (silent[i / 8] >> i % 8 & 1) != 0; }
};

} // namespace damier::endgame
