#include "damier/engine/clock.hpp"

#include <algorithm>

namespace damier::engine {

namespace {

using std::chrono::microseconds;
using std::chrono::milliseconds;

constexpr microseconds overhead = milliseconds(5); // for what lies between the engine and the clock
constexpr int moves_left = 28;                     // of a whole game, as a guess

} // namespace

Shares shares_of(Limits const& limits) {
    microseconds const left = std::max<microseconds>(*limits.clock - overhead, milliseconds(1));
    int const moves =
        limits.moves_to_go > 0 ? std::min(limits.moves_to_go, moves_left + 12) : moves_left;
    microseconds const income = limits.increment * 9 / 10;
    // The last move of a control may use it all; otherwise most of the clock is kept, except what
    // comes back at once.
    if (moves == 1) return {left * 9 / 10, left * 9 / 10};
    microseconds const ceiling = std::max(left * 2 / 5, std::min(income, left * 3 / 5));
    microseconds const usual = std::min(left / (moves + 1) + income, ceiling);
    return {usual, std::min(usual * 4, ceiling)};
}

void Clock::limit(Limits const& limits) {
    std::int64_t const now = elapsed().count();
    std::int64_t soft = never, hard = never;
    if (limits.clock) {
        Shares const shares = shares_of(limits);
        soft = shares.usual.count();
        hard = shares.most.count();
    }
    if (limits.move_time) {
        microseconds const time = *limits.move_time;
        hard = std::min(hard, now + time.count());
    }
    divides_.store(limits.clock.has_value(), std::memory_order_relaxed);
    soft_.store(soft, std::memory_order_relaxed);
    hard_.store(hard, std::memory_order_relaxed);
}

bool Clock::has_time_for_more(double trouble) const {
    std::int64_t const now = elapsed().count();
    if (now >= hard_.load(std::memory_order_relaxed)) return false;
    std::int64_t const soft = soft_.load(std::memory_order_relaxed);
    if (soft == never) return true;
    // An iteration costs about as much as all before it: beyond this share it would not finish.
    return static_cast<double>(now) < static_cast<double>(soft) * (0.5 + trouble);
}

} // namespace damier::engine
