// All legal moves of a position, without duplicates.
#pragma once

#include "damier/base/result.hpp"
#include "damier/draughts/captures.hpp"

#include <vector>

namespace damier::draughts {

// Appends the legal moves to an empty list; see MoveList about overflow.
template <Law const& L>
void generate(Position<L> const& position, MoveList<L>& list, std::size_t budget = quick_budget);

// How many legal moves there are, without making a list of the quiet ones.
template <Law const& L> int count_moves(Position<L> const& position);

template <Law const& L> bool can_capture(Position<L> const& position);

// The same for positions from outside, where too many moves are an error and not a surprise.
template <Law const& L> Result<std::vector<Move<L>>> legal_moves(Position<L> const& position);

// The game has ended on the board: the side that just moved has reached its aim.
template <Law const& L> constexpr bool is_decided(Position<L> const& position) {
    return L.objective.value == Objective::first_king
           && !position.kings(opponent(position.to_move())).empty();
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

template <Law const& L, Side Us> int count_for(Position<L> const& position) {
    if (is_decided<L>(position)) return 0;
    int const taken = count_captures<L, Us>(position);
    if (taken > 0 && L.obligation.value == Obligation::compulsory) return taken;
    return taken + Quiet<L, Us>(position).count();
}

} // namespace detail

template <Law const& L>
void generate(Position<L> const& position, MoveList<L>& list, std::size_t budget) {
    if (position.to_move() == Side::white)
        detail::generate_for<L, Side::white>(position, list, budget);
    else
        detail::generate_for<L, Side::black>(position, list, budget);
}

template <Law const& L> int count_moves(Position<L> const& position) {
    return position.to_move() == Side::white ? detail::count_for<L, Side::white>(position)
                                             : detail::count_for<L, Side::black>(position);
}

template <Law const& L> bool can_capture(Position<L> const& position) {
    return (position.to_move() == Side::white ? detail::count_captures<L, Side::white>(position)
                                              : detail::count_captures<L, Side::black>(position))
           > 0;
}

template <Law const& L> Result<std::vector<Move<L>>> legal_moves(Position<L> const& position) {
    MoveList<L> list;
    generate<L>(position, list, patient_budget);
    if (list.has_overflowed())
        return error(msg("this position has more captures than can be counted in reasonable time"));
    return std::vector<Move<L>>(list.begin(), list.end());
}

} // namespace damier::draughts
