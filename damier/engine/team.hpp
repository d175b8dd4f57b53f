// What the threads of one search share.
#pragma once

#include "damier/engine/clock.hpp"
#include "damier/engine/level.hpp"
#include "damier/engine/options.hpp"
#include "damier/engine/table.hpp"

#include <atomic>
#include <limits>
#include <stop_token>

namespace damier::engine {

struct Team {
    Team(Table& shared_table, Features const& the_features, Handicap const& the_handicap,
         Limits const& limits, std::stop_token token)
        : table(shared_table),
          features(the_features),
          handicap(the_handicap),
          clock(limits),
          stop(std::move(token)),
          node_limit(limits.nodes.value_or(std::numeric_limits<std::uint64_t>::max())) {}

    Table& table;
    Features const features;
    Handicap const handicap;
    Clock clock;
    std::stop_token const stop;
    std::uint64_t const node_limit;
    std::atomic<std::uint64_t> nodes{0}; // of all threads, brought up to date now and then
    std::atomic<bool> is_over{false};

    bool must_stop() const {
        return is_over.load(std::memory_order_relaxed) || stop.stop_requested()
               || nodes.load(std::memory_order_relaxed) >= node_limit || clock.is_up();
    }
};

} // namespace damier::engine
