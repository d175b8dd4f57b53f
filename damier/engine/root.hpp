// The root of the search: every move keeps its value and its line.
#pragma once

#include "damier/engine/quiescence.hpp"
#include "damier/engine/search.hpp"

namespace damier::engine {

template <Law const& L, Evaluates<L> Eval>
void Worker<L, Eval>::prepare(Task<L> const& task, Team& team, std::vector<RootMove> roots,
                              Endings<L> const* endings) {
    team_ = &team;
    endings_ = endings;
    features_ = team.features;
    draws_.emplace(task.draws);
    root_ = task.is_threat ? task.position.passed() : task.position;
    roots_ = std::move(roots);
    nodes_ = published_ = next_check_ = 0;
    deepest_ = 0;
    is_stopped_ = false;
    settled_ply_ = 0;
    top_ = 0;
    is_forced_ = draughts::count_moves<L>(root_) == 1; // whatever is left out

    steps_.clear();
    if (!task.past.empty() && !task.is_threat) {
        steps_.push_back(draws_->first(task.past.front()));
        for (std::size_t i = 1; i <= task.past.size(); ++i) {
            Position const& next = i < task.past.size() ? task.past[i] : task.position;
            steps_.push_back(draws_->between(steps_.back(), task.past[i - 1], next));
        }
    } else {
        steps_.push_back(draws_->first(root_));
    }
    base_ = steps_.size() - 1;
    if (task.counters && !task.is_threat) draws_->set(steps_.back(), *task.counters);
    steps_.resize(steps_.size() + max_ply + 2);
}

template <Law const& L, Evaluates<L> Eval>
bool Worker<L, Eval>::search_root(int depth, std::size_t from) {
    root_depth_ = depth;
    Value best = -infinite_value;
    for (std::size_t i = from; i < roots_.size(); ++i) {
        Position const next = root_.after(roots_[i].move);
        int const extension = features_.single_reply && is_forced_ ? 1 : 0;
        Value value = best + 1;
        bool const is_late =
            features_.reductions && i >= from + 4 && depth >= 4 && !roots_[i].move.is_capture();
        if (i > from && is_late) value = search_next(next, best, best + 1, depth - 2, i);
        if (i > from && value > best) value = search_next(next, best, best + 1, depth - 1, i);
        if (i == from || (value > best && !is_stopped_))
            value = search_next(next, best, infinite_value, depth - 1 + extension, i);
        if (is_stopped_) return false;
        if (value <= best) continue;
        best = value;
        // A better move comes to the front; the others keep their order.
        RootMove& root = roots_[i];
        root.value = value;
        root.line.assign(1, root.move);
        root.line.insert(root.line.end(), lines_[1].begin(), lines_[1].end());
        auto const first = roots_.begin() + static_cast<std::ptrdiff_t>(from);
        std::rotate(first, roots_.begin() + static_cast<std::ptrdiff_t>(i),
                    roots_.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
    return true;
}

template <Law const& L, Evaluates<L> Eval>
Value Worker<L, Eval>::search_next(Position const& next, Value alpha, Value beta, int depth,
                                   std::size_t root) {
    enter(1, roots_[root].move, next);
    return next.to_move() == Side::white ? -search<Side::white>(next, -beta, -alpha, depth, 1)
                                         : -search<Side::black>(next, -beta, -alpha, depth, 1);
}

} // namespace damier::engine
