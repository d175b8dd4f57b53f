// The hand-made evaluation: material, advancement, structure, mobility and king endings, counted
// on sets of squares. The search takes any class with this call, so that learned numbers can
// replace it.
#pragma once

#include "damier/draughts/captures.hpp"
#include "damier/draughts/position.hpp"
#include "damier/engine/score.hpp"
#include "damier/engine/weights.hpp"

#include <concepts>
#include <cstdlib>

namespace damier::engine {

using draughts::Direction;
using draughts::Directions;
using draughts::Law;
using draughts::Position;
using draughts::Side;

// A judge of quiet positions: centi-men for the side to move, well inside known_value.
template <class E, Law const& L>
concept Evaluates = requires(E const& evaluate, Position<L> const& position) {
    { evaluate(position) } -> std::same_as<Value>;
};

template <Law const& L> class Evaluation {
public:
    using Set = draughts::Squares<L>;

    constexpr Evaluation() = default;
    constexpr explicit Evaluation(Weights const& weights) : w_(weights) {}

    Value operator()(Position<L> const& position) const {
        int const phase =
            std::min(full_phase, position.occupied().size() * full_phase / full_board);
        Tapered sum{0, 0};
        add<Side::white>(sum, position, 1, phase);
        add<Side::black>(sum, position, -1, phase);
        int value = (sum.opening * phase + sum.ending * (full_phase - phase)) / full_phase;
        value += w_.man * (position.men(Side::white).size() - position.men(Side::black).size());
        if (position.kings()) [[unlikely]]
            value = with_kings(position, value);
        return (position.to_move() == Side::white ? value : -value) + w_.turn;
    }

    Weights const& weights() const { return w_; }

private:
    static constexpr board::Geometry geometry = L.geometry.value;
    static constexpr int full_phase = 64;
    static constexpr int full_board = board::square_count(geometry) * 4 / 5;
    static constexpr bool is_flying = L.king_reach.value == draughts::Reach::flying;
    static constexpr bool is_inverted = L.objective.value == draughts::Objective::have_no_move;

    // Squares by their place as `S` sees it: rows gone forward, columns from its left.
    template <Side S, class F> static constexpr Set seen(F is_in) {
        return Set::where([=](board::Place p) {
            return S == Side::white ? is_in(geometry.height - 1 - p.row, p.column)
                                    : is_in(p.row, geometry.width - 1 - p.column);
        });
    }
    template <Side S, int bit>
    static constexpr Set rows_with_bit = seen<S>([](int row, int) {
        return (row >> bit & 1) != 0;
    });
    template <Side S>
    static constexpr Set home_row = seen<S>([](int row, int) { return row == 0; });
    static constexpr int margin = geometry.width / 4;
    template <Side S>
    static constexpr Set centre = seen<S>([](int row, int column) {
        return column >= margin && column < geometry.width - margin && row >= 2
               && row < geometry.height - 2;
    });
    static constexpr Set edges =
        Set::where([](board::Place p) { return p.column == 0 || p.column == geometry.width - 1; });
    static constexpr Set rim = Set::where([](board::Place p) {
        return p.column == 0 || p.column == geometry.width - 1 || p.row == 0
               || p.row == geometry.height - 1;
    });
    static constexpr Set left =
        Set::where([](board::Place p) { return p.column < geometry.width / 2; });
    static constexpr Set long_diagonal = Set::where([](board::Place p) {
        return geometry.grid == board::Grid::chequered && geometry.width == geometry.height
               && p.row + p.column == geometry.width - 1;
    });

    // A man's steps that bring it forward.
    template <Side S>
    static constexpr Directions ahead = [] {
        Directions result;
        for (Direction const d : board::all_directions)
            if (L.man_moves.value.contains(d) && board::step(geometry, d).row < 0)
                result = result | Directions{d};
        return result.seen_by(S);
    }();

    template <Side S> static int advancement(Set men) {
        return (men & rows_with_bit<S, 0>).size() + 2 * (men & rows_with_bit<S, 1>).size()
               + 4 * (men & rows_with_bit<S, 2>).size() + 8 * (men & rows_with_bit<S, 3>).size();
    }

    template <Side S>
    void add(Tapered& sum, Position<L> const& position, int sign, int phase) const {
        Set const men = position.men(S), empty = position.empty();
        auto const count = [&](Tapered const& weight, int number) {
            sum.opening += sign * weight.opening * number;
            sum.ending += sign * weight.ending * number;
        };
        int pairs = 0, triples = 0, moves = 0;
        draughts::for_each_direction<ahead<S>>([&]<Direction D>() {
            Set const backed = men.template shifted<D>() & men;
            pairs += backed.size();
            triples += (backed.template shifted<D>() & men).size();
        });
        draughts::for_each_direction<L.man_moves.value.seen_by(S)>(
            [&]<Direction D>() { moves += (men.template shifted<D>() & empty).size(); });
        count(w_.pair, pairs);
        count(w_.triple, triples);
        count(w_.mobility, moves);
        count(w_.advance, advancement<S>(men));
        count(w_.centre, (men & centre<S>).size());
        count(w_.edge, (men & edges).size());
        if (position.men(opponent(S))) count(w_.home, (men & home_row<S>).size());
        count(w_.skew, std::abs(2 * (men & left).size() - men.size()));
        if (phase <= full_phase / 2) count(w_.runaway, runaways<S>(position).size());
    }

    // Men with no enemy in the triangle before them.
    template <Side S> static Set runaways(Position<L> const& position) {
        Set shadow = position.pieces(opponent(S));
        for (int i = 1; i < geometry.height; ++i) {
            Set wider = shadow;
            draughts::for_each_direction<ahead<opponent(S)>>([&]<Direction D>() {
                if constexpr (board::step(geometry, D).row != 0)
                    wider |= shadow.template shifted<D>() & Set::all();
            });
            shadow = wider;
        }
        return position.men(S) - shadow;
    }

    int with_kings(Position<L> const& position, int value) const {
        for (Side const side : {Side::white, Side::black}) {
            Set const kings = position.kings(side);
            int const worth = w_.king * kings.size() + w_.king_centre * (kings - rim).size()
                              + (kings & long_diagonal ? w_.king_line : 0);
            value += side == Side::white ? worth : -worth;
        }
        if constexpr (!is_inverted) value = value / drawishness(position, value);
        return value;
    }

    // A king that flies is hard to catch: how much of a lead is left when the other side has one.
    static int drawishness(Position<L> const& position, int value) {
        Side const strong = value >= 0 ? Side::white : Side::black, weak = opponent(strong);
        if (position.kings(weak).empty()) return 1;
        int const number = position.pieces(strong).size(), others = position.pieces(weak).size();
        if constexpr (!is_flying) return number == 1 && others == 1 ? 8 : 1;
        constexpr bool is_large = board::square_count(geometry) > 32;
        constexpr bool must_stop_short = L.king_landing.value != draughts::Landing::anywhere
                                         || geometry.grid == board::Grid::full;
        int const enough = must_stop_short ? 2 : is_large ? 4 : 3;
        if (number - others + 1 < enough) return 8;
        bool const holds_line = !(position.kings(weak) & long_diagonal).empty();
        if (!must_stop_short && holds_line && number - others <= enough) return 8;
        return 1;
    }

    Weights w_ = default_weights(L);
};

} // namespace damier::engine
