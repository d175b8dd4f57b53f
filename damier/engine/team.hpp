// What the threads of one search share.
#pragma once

#include "damier/engine/clock.hpp"
#include "damier/engine/level.hpp"
#include "damier/engine/options.hpp"
#include "damier/engine/table.hpp"

#include <array>
#include <atomic>
#include <limits>
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
         Limits const& limits, std::stop_token token, bool are_many)
        : table(shared_table),
          features(the_features),
          handicap(the_handicap),
          clock(limits),
          stop(std::move(token)),
          is_shared(are_many),
          node_limit(limits.nodes.value_or(std::numeric_limits<std::uint64_t>::max())) {}

    Table& table;
    Features const features;
    Handicap const handicap;
    Clock clock;
    std::stop_token const stop;
    bool const is_shared; // by several threads
    std::uint64_t const node_limit;
    // On lines of their own: they change while all threads read what stands above.
    alignas(64) std::atomic<std::uint64_t> nodes{0}; // of all, brought up to date now and then
    alignas(64) std::atomic<bool> is_over{false};
    // The deepest iteration that some thread has finished: the others need not finish it as well.
    std::atomic<int> finished{0};
    Busy busy;

    bool must_stop() const {
        return is_over.load(std::memory_order_relaxed) || stop.stop_requested()
               || nodes.load(std::memory_order_relaxed) >= node_limit || clock.is_up();
    }
};

} // namespace damier::engine
