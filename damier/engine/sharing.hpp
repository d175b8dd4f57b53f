// What a thread hears from outside while it searches: limits, stops, and what the others have
// found.
#pragma once

#include "damier/engine/worker.hpp"

namespace damier::engine {

template <Law const& L, Evaluates<L> Eval> void Worker<L, Eval>::check() {
    publish_nodes();
    bool const is_late = team_->finished.load(std::memory_order_relaxed) >= root_depth_;
    // The first iteration is always finished: no choice is made without a look.
    if (is_late || (team_->must_stop() && root_depth_ > 1)) is_stopped_ = true;
    std::uint64_t const total = team_->nodes.load(std::memory_order_relaxed);
    std::uint64_t const most = team_->node_limit.load(std::memory_order_relaxed);
    std::uint64_t const left = most > total ? most - total : 0;
    next_check_ = nodes_ + std::min<std::uint64_t>(left, check_interval);
    if (team_->is_shared && !is_stopped_) look_at_others();
}

template <Law const& L, Evaluates<L> Eval> void Worker<L, Eval>::publish_nodes() {
    team_->nodes.fetch_add(nodes_ - published_, std::memory_order_relaxed);
    published_ = nodes_;
}

// A node above may have been settled by another thread: then all work below it is in vain.
template <Law const& L, Evaluates<L> Eval> void Worker<L, Eval>::look_at_others() {
    for (int ply = 1; ply < pending_count_; ++ply) {
        Pending const& node = pending_[static_cast<std::size_t>(ply)];
        if (node.depth == 0) continue;
        auto const entry = team_->table.find(node.key);
        if (!entry || !settles(*entry, ply, node.beta, node.depth)) continue;
        settled_ply_ = ply;
        settled_value_ = from_table(entry->value, ply);
        is_stopped_ = true;
        return;
    }
}

// Whether an entry of the table answers a node with the narrowest window.
template <Law const& L, Evaluates<L> Eval>
bool Worker<L, Eval>::settles(Entry const& entry, int ply, Value beta, int depth) {
    if (entry.depth < depth) return false;
    Value const value = from_table(entry.value, ply);
    return entry.bound == Bound::exact || (entry.bound == Bound::lower && value >= beta)
           || (entry.bound == Bound::upper && value < beta);
}

// The value of a node whose search was stopped: only the node that was settled has one, and there
// the search goes on.
template <Law const& L, Evaluates<L> Eval> Value Worker<L, Eval>::given_up(int ply, Span span) {
    if (settled_ply_ != ply) return 0;
    settled_ply_ = 0;
    is_stopped_ = false;
    release(span);
    return settled_value_;
}

} // namespace damier::engine
