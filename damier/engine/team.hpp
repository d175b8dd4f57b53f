// What the threads of one search share.
#pragma once

#include "damier/engine/clock.hpp"
#include "damier/engine/level.hpp"
#include "damier/engine/options.hpp"
#include "damier/engine/table.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <limits>
#include <memory>
#include <stop_token>

namespace damier::engine {

// Positions that some thread is searching now, so that another one tries its other moves first.
// Two positions may share a place; then one of them is not seen, which costs time, not truth.
class Busy {
public:
    bool contains(std::uint64_t key) const {
        return places_[at(key)].load(std::memory_order_relaxed) == key;
    }
    void enter(std::uint64_t key) { places_[at(key)].store(key, std::memory_order_relaxed); }
    void leave(std::uint64_t key) {
        if (contains(key)) places_[at(key)].store(0, std::memory_order_relaxed);
    }

private:
    static constexpr std::size_t size = 4096;
    static std::size_t at(std::uint64_t key) { return static_cast<std::size_t>(key % size); }

    std::array<std::atomic<std::uint64_t>, size> places_{};
};

struct Team {
    Team(Table& shared_table, Features const& the_features, Handicap const& the_handicap,
         Limits const& limits, std::shared_ptr<LaterLimits const> later_limits,
         std::stop_token token, bool are_many)
        : table(shared_table),
          features(the_features),
          handicap(the_handicap),
          clock(limits),
          later(std::move(later_limits)),
          stop(std::move(token)),
          is_shared(are_many),
          node_limit(limits.nodes.value_or(std::numeric_limits<std::uint64_t>::max())) {}

    Table& table;
    Features const features;
    Handicap const handicap;
    Clock clock;
    std::shared_ptr<LaterLimits const> const later; // null: there will be no other limits
    std::stop_token const stop;
    bool const is_shared; // by several threads
    std::atomic<std::uint64_t> node_limit;
    std::atomic<int> depth_limit{std::numeric_limits<int>::max()};
    // On lines of their own: they change while all threads read what stands above.
    alignas(64) std::atomic<std::uint64_t> nodes{0}; // of all, brought up to date now and then
    alignas(64) std::atomic<bool> is_over{false};
    std::atomic<int> depth{0}; // of the iteration on its way
    std::atomic<bool> has_heard{false};
    // The deepest iteration that some thread has finished: the others need not finish it as well.
    std::atomic<int> finished{0};
    Busy busy;

    bool must_stop() {
        hear_limits();
        return is_over.load(std::memory_order_relaxed) || stop.stop_requested()
               || nodes.load(std::memory_order_relaxed)
                      >= node_limit.load(std::memory_order_relaxed)
               || depth.load(std::memory_order_relaxed)
                      > depth_limit.load(std::memory_order_relaxed)
               || clock.is_up();
    }
    // One of the threads takes over limits that have come meanwhile.
    void hear_limits() {
        Limits const* const given = later ? later->given() : nullptr;
        if (!given || has_heard.exchange(true)) return;
        clock.limit(*given);
        if (given->nodes) node_limit.store(std::min(node_limit.load(), *given->nodes));
        if (given->depth)
            depth_limit.store(std::min(depth_limit.load(), std::max(1, *given->depth)));
    }
};

} // namespace damier::engine
