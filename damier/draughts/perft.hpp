// Counting the leaves of the game tree: the test of a move generator, and its measure.
#pragma once

#include "damier/base/keep.hpp"
#include "damier/draughts/generate.hpp"

#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

namespace damier::draughts {

enum class Leaves {
    counted, // the moves of the last ply are counted, not made
    made     // every leaf is made
};

namespace detail {

template <Law const& L, Side Us, Leaves Mode>
std::uint64_t perft_for(Position<L> const& position, int depth) {
    if constexpr (Mode == Leaves::counted) {
        if (depth == 1) return static_cast<std::uint64_t>(count_for<L, Us>(position));
    }
    MoveList<L> list;
    generate_for<L, Us>(position, list, patient_budget);
    std::uint64_t leaves = 0;
    for (Move<L> const& move : list) {
        Position<L> const next = position.template after_by<Us>(move);
        if (Mode == Leaves::made && depth == 1) {
            keep(next);
            ++leaves;
        } else {
            leaves += perft_for<L, opponent(Us), Mode>(next, depth - 1);
        }
    }
    return leaves;
}

} // namespace detail

// Leaves at the given depth. Captures by several paths count once; draw rules are ignored.
template <Law const& L, Leaves Mode = Leaves::counted>
std::uint64_t perft(Position<L> const& position, int depth) {
    if (depth <= 0) return 1;
    return position.to_move() == Side::white
               ? detail::perft_for<L, Side::white, Mode>(position, depth)
               : detail::perft_for<L, Side::black, Mode>(position, depth);
}

// The same on several threads, which share the positions two plies down.
template <Law const& L, Leaves Mode>
std::uint64_t perft(Position<L> const& position, int depth, int threads) {
    constexpr int shallow = 3; // below this there is nothing to share
    if (threads <= 1 || depth <= shallow) return perft<L, Mode>(position, depth);
    std::vector<Position<L>> work;
    MoveList<L> first;
    generate<L>(position, first);
    for (Move<L> const& move : first) {
        MoveList<L> second;
        Position<L> const next = position.after(move);
        generate<L>(next, second);
        for (Move<L> const& reply : second) work.push_back(next.after(reply));
    }
    std::atomic<std::size_t> taken = 0;
    std::atomic<std::uint64_t> leaves = 0;
    std::vector<std::jthread> workers;
    for (int i = 0; i < threads; ++i)
        workers.emplace_back([&] {
            for (std::size_t next = taken++; next < work.size(); next = taken++)
                leaves += perft<L, Mode>(work[next], depth - 2);
        });
    workers.clear(); // joins
    return leaves;
}

} // namespace damier::draughts
