// The generator's definitions. Included where a law is compiled and where the search wants them
// inlined; everybody else includes generate.hpp.
#pragma once

#include "damier/base/keep.hpp"
#include "damier/draughts/captures.hpp"
#include "damier/draughts/shared_work.hpp"

namespace damier::draughts {

namespace detail {

template <Law const& L, Side Us> class Quiet {
public:
    using Set = Squares<L>;

    explicit Quiet(Position<L> const& p)
        : men_(p.men(Us)), kings_(p.kings(Us) - p.resting_king(Us)), empty_(p.empty()) {}

    int count() const {
        int total = 0;
        for_each_direction<man_directions>(
            [&]<Direction D>() { total += (men_.template shifted<D>() & empty_).size(); });
        if (kings_) [[unlikely]]
            for_each_king_move([&](Square<L>, Set targets) { total += targets.size(); });
        return total;
    }

    void list(MoveList<L>& moves) const {
        for_each_direction<man_directions>([&]<Direction D>() {
            for (Square<L> const to : men_.template shifted<D>() & empty_) {
                auto const from =
                    Square<L>::from_bit(to.bit() - board::stride(L.geometry.value, D));
                moves.push_back({Set{}, from, to, false, last_row.contains(to)});
            }
        });
        if (kings_) [[unlikely]]
            for_each_king_move([&](Square<L> from, Set targets) {
                for (Square<L> const to : targets) moves.push_back({Set{}, from, to, true, false});
            });
    }

private:
    static constexpr Directions man_directions = L.man_moves.value.seen_by(Us);
    static constexpr Directions king_directions = L.king_moves.value.seen_by(Us);
    static constexpr Set last_row = promotion_row<L>(Us);

    template <class F> void for_each_king_move(F&& f) const {
        Set const occupied = Set::all() - empty_;
        for (Square<L> const from : kings_) {
            Set targets;
            for_each_direction<king_directions>([&]<Direction D>() {
                if constexpr (L.king_reach.value == Reach::flying)
                    targets |= board::reach<D>(from, occupied);
                else
                    targets |= Set(from).template shifted<D>() & empty_;
            });
            f(from, targets);
        }
    }

    Set men_, kings_, empty_;
};

template <Law const& L, Side Us>
void generate_for(Position<L> const& position, MoveList<L>& list,
                  std::size_t budget = quick_budget) {
    if (is_decided<L>(position)) return;
    add_captures<L, Us>(position, list, budget);
    if (list.empty() || L.obligation.value == Obligation::optional)
        Quiet<L, Us>(position).list(list);
}

template <Law const& L, Side Us> int count_captures(Position<L> const& position) {
    MoveList<L> captures;
    add_captures<L, Us>(position, captures, patient_budget);
    return static_cast<int>(captures.size());
}

// Inlined into the last ply of perft, where it is most of the work.
template <Law const& L, Side Us>
[[gnu::always_inline]] inline int count_for(Position<L> const& position) {
    if (is_decided<L>(position)) return 0;
    int const taken = count_captures<L, Us>(position);
    if (taken > 0 && L.obligation.value == Obligation::compulsory) return taken;
    return taken + Quiet<L, Us>(position).count();
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
