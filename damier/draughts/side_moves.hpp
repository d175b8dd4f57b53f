// The moves of one side, for those who know when they are compiled whose turn it is: the search and
// perft. Quiet moves are inlined; captures are compiled once per law.
#pragma once

#include "damier/board/rays.hpp"
#include "damier/draughts/first_jumps.hpp"
#include "damier/draughts/generate.hpp"

namespace damier::draughts {

// Appends every capture of this side.
template <Law const& L, Side Us>
void add_captures(Position<L> const& position, MoveList<L>& list, std::size_t budget) {
    Generator<L>::list_captures(SideTag<Us>{}, position, list, budget);
}

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

} // namespace detail

} // namespace damier::draughts
