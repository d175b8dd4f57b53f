// How much a computer player may think. An absent limit does not bind.
#pragma once

#include <atomic>
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

// The limits of a search that begins without any: pondering becomes thinking when the opponent
// plays the expected move. Given once, from any thread, before the search or during it.
class LaterLimits {
public:
    void give(Limits const& limits) {
        limits_ = limits;
        is_given_.store(true, std::memory_order_release);
    }
    Limits const* given() const { // null until then
        return is_given_.load(std::memory_order_acquire) ? &limits_ : nullptr;
    }

private:
    Limits limits_;
    std::atomic<bool> is_given_ = false;
};

} // namespace damier
