// When to stop thinking. A search asks after each iteration whether another is worth starting, and
// now and then whether the time is up. The limits may be given later, when a ponder move was hit.
#pragma once

#include "damier/base/limits.hpp"

#include <atomic>
#include <chrono>
#include <cstdint>

namespace damier::engine {

// What a move may take of a player's clock: usually, and at most.
struct Shares {
    std::chrono::microseconds usual, most;
};
Shares shares_of(Limits const& limits); // which have a clock

class Clock {
public:
    using Steady = std::chrono::steady_clock;

    explicit Clock(Limits const& limits) : start_(Steady::now()) { limit(limits); }

    // May come while the search runs. A time for the move counts from now; the player's own clock
    // counts what has been thought already, so that pondering saves time.
    void limit(Limits const& limits);

    std::chrono::microseconds elapsed() const {
        return std::chrono::duration_cast<std::chrono::microseconds>(Steady::now() - start_);
    }
    bool is_up() const { return elapsed().count() >= hard_.load(std::memory_order_relaxed); }
    bool is_timed() const { return hard_.load(std::memory_order_relaxed) != never; }
    // Is there time for one more iteration? `trouble` from 0 (the choice is stable) to 1 lengthens.
    bool has_time_for_more(double trouble) const;
    // The clock is the player's own: a forced move need not be thought about.
    bool is_own_clock() const { return divides_.load(std::memory_order_relaxed); }

private:
    static constexpr std::int64_t never = INT64_MAX;

    Steady::time_point const start_;
    std::atomic<std::int64_t> soft_{never}, hard_{never}; // microseconds after the start
    std::atomic<bool> divides_{false};
};

} // namespace damier::engine
