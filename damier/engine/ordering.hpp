// The order in which a node's moves are tried, and what is learnt from a cut.
#pragma once

#include "damier/engine/worker.hpp"

namespace damier::engine {

// Takes the moves out of list_ into the arena.
template <Law const& L, Evaluates<L> Eval>
template <Side Us>
typename Worker<L, Eval>::Span Worker<L, Eval>::order(int ply, int table_move) {
    Span const span{top_, list_.size()};
    if (top_ + span.size > arena_.size()) grow_arena(2 * (top_ + span.size));
    hurry(span.size);
    Candidate* candidate = &arena_[top_];
    int index = 0;
    for (Move const& move : list_) {
        int const order = index == table_move ? 1 << 28 : order_of(Us, move, ply);
        *candidate++ = {move, order, index++};
    }
    top_ += span.size;
    return span;
}

template <Law const& L, Evaluates<L> Eval>
int Worker<L, Eval>::order_of(Side us, Move const& move, int ply) const {
    if (move.is_capture()) return (1 << 20) + (move.captured.size() << 8);
    if (move.promotes) return 1 << 19;
    if (features_.killers) {
        if (memory_.is_killer(ply, move, 0)) return (1 << 18) + 1;
        if (memory_.is_killer(ply, move, 1)) return 1 << 18;
    }
    return features_.history ? memory_.history(us, move) : 0;
}

// The best of those from i on comes to place i.
template <Law const& L, Evaluates<L> Eval>
typename Worker<L, Eval>::Move const& Worker<L, Eval>::pick(Span span, std::size_t i, int& index) {
    Candidate* const first = &arena_[span.first];
    std::size_t best = i;
    for (std::size_t k = i + 1; k < span.size; ++k)
        if (first[k].order > first[best].order) best = k;
    std::swap(first[i], first[best]);
    index = first[i].index;
    return first[i].move;
}

template <Law const& L, Evaluates<L> Eval>
template <Side Us>
void Worker<L, Eval>::reward(Span span, std::size_t searched, Move const& best, int depth,
                             int ply) {
    if (best.is_capture()) return;
    memory_.remember_killer(ply, best);
    int const bonus = std::min(depth * depth, 400);
    memory_.reward(Us, best, bonus);
    for (std::size_t i = 0; i + 1 < searched; ++i)
        if (Move const& move = arena_[span.first + i].move; !move.is_capture())
            memory_.reward(Us, move, -bonus);
}

} // namespace damier::engine
