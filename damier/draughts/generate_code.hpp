// The generator's definitions. Included where a law is compiled; everybody else includes
// generate.hpp or, with a side in mind, side_moves.hpp.
#pragma once

#include "damier/base/keep.hpp"
#include "damier/draughts/captures.hpp"
#include "damier/draughts/shared_work.hpp"
#include "damier/draughts/side_moves.hpp"

namespace damier::draughts {

namespace detail {

template <Law const& L, Side Us>
[[gnu::always_inline]] inline void capture(Position<L> const& position, MoveList<L>& list,
                                           std::size_t budget) {
    FirstJumps<L, Us> const jumps(position);
    if (jumps.any() || position.kings(Us)) Captures<L, Us>(position, list, budget).run(jumps);
}

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

template <Law const& L, Leaves Mode>
std::uint64_t leaves_below(Position<L> const& position, int depth) {
    if (depth <= 0) return 1;
    return position.to_move() == Side::white ? perft_for<L, Side::white, Mode>(position, depth)
                                             : perft_for<L, Side::black, Mode>(position, depth);
}

} // namespace detail

template <Law const& L>
void Generator<L>::list(Position<L> const& position, MoveList<L>& moves, std::size_t budget) {
    if (position.to_move() == Side::white)
        detail::generate_for<L, Side::white>(position, moves, budget);
    else
        detail::generate_for<L, Side::black>(position, moves, budget);
}

template <Law const& L>
void Generator<L>::list_captures(SideTag<Side::white>, Position<L> const& position,
                                 MoveList<L>& moves, std::size_t budget) {
    detail::capture<L, Side::white>(position, moves, budget);
}

template <Law const& L>
void Generator<L>::list_captures(SideTag<Side::black>, Position<L> const& position,
                                 MoveList<L>& moves, std::size_t budget) {
    detail::capture<L, Side::black>(position, moves, budget);
}

template <Law const& L>
void Generator<L>::list_quiet(Position<L> const& position, MoveList<L>& moves) {
    if (position.to_move() == Side::white)
        detail::Quiet<L, Side::white>(position).list(moves);
    else
        detail::Quiet<L, Side::black>(position).list(moves);
}

template <Law const& L> int Generator<L>::count(Position<L> const& position) {
    return position.to_move() == Side::white ? detail::count_for<L, Side::white>(position)
                                             : detail::count_for<L, Side::black>(position);
}

template <Law const& L> bool Generator<L>::can_capture(Position<L> const& position) {
    return (position.to_move() == Side::white ? detail::count_captures<L, Side::white>(position)
                                              : detail::count_captures<L, Side::black>(position))
           > 0;
}

// Several threads share the positions two plies down.
template <Law const& L>
std::uint64_t Generator<L>::leaves(Position<L> const& position, int depth, Leaves mode,
                                   int threads) {
    auto const below = mode == Leaves::counted ? &detail::leaves_below<L, Leaves::counted>
                                               : &detail::leaves_below<L, Leaves::made>;
    constexpr int shallow = 3; // below this there is nothing to share
    if (threads <= 1 || depth <= shallow) return below(position, depth);
    std::vector<Position<L>> work;
    MoveList<L> first;
    list(position, first, patient_budget);
    for (Move<L> const& move : first) {
        MoveList<L> second;
        Position<L> const next = position.after(move);
        list(next, second, patient_budget);
        for (Move<L> const& reply : second) work.push_back(next.after(reply));
    }
    return shared_sum(threads, work.size(),
                      [&](std::size_t i) { return below(work[i], depth - 2); });
}

} // namespace damier::draughts
