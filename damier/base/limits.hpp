// How much a computer player may think. An absent limit does not bind.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

namespace damier {

struct Limits {
    std::optional<std::chrono::milliseconds> move_time; // for this move
    std::optional<std::uint64_t> nodes;
    std::optional<int> depth;

    // The player's clock, when the bot is to divide its own time.
    std::optional<std::chrono::milliseconds> clock;
    std::chrono::milliseconds increment{0};
    int moves_to_go = 0; // until the next time control; 0 = the whole game

    bool operator==(Limits const&) const = default;
};

} // namespace damier
