// The hand-made evaluation: material, advancement, structure, mobility and king
// endings, counted on sets of squares. The search takes any class with this
// call, so that learned numbers can replace it.
#pragma once

#include "damier/draughts/first_jumps.hpp"
#include "damier/draughts/position.hpp"
#include "damier/engine/score.hpp"
#include "damier/engine/weights.hpp"

#include <array>
#include <concepts>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace damier::engine {

using draughts::Direction;
using draughts::Directions;
using draughts::Law;
using draughts::Position;
using draughts::Side;

// A judge of quiet positions: centi-men for the side to move, well inside
// known_value.
template <class E, Law const& L>
concept Evaluates = requires(E const& evaluate, Position<L> const& position) {
    { evaluate(position) } -> std::same_as<Value>;
};

template <Law const& L> class Evaluation {
public:
    using Set = draughts::Squares<L>;

    Evaluation() : Evaluation(default_weights(L)) {}
    explicit Evaluation(Weights const& weights) : w_(weights) {
        if (w_.squares.empty()) w_.squares = squares_of(w_);
        fill_tables();
    }

    Value operator()(Position<L> const& position) const { return fine(position) / 10; }

    // In thousandths of a man.
    int fine(Position<L> const& position) const {
        int const value = raw(position);
        if (is_inverted || position.kings().empty()) [[likely]]
            return value;
        bool const is_white = position.to_move() == Side::white;
        return value / drawishness(position, is_white == (value >= 0) ? Side::white : Side::black);
    }
    // The sum of the terms, linear in the weights, without what is known about
    // drawn endings.
    int raw(Position<L> const& position) const {
        int const now = phase(position);
        Tapered sum{0, 0};
        add<Side::white>(sum, position, 1, now);
        add<Side::black>(sum, position, -1, now);
        if (position.kings()) [[unlikely]]
            add_kings(sum, position);
        bool const is_white = position.to_move() == Side::white;
        sum.opening += is_white ? w_[Term::turn].opening : -w_[Term::turn].opening;
        sum.ending += is_white ? w_[Term::turn].ending : -w_[Term::turn].ending;
        int const value = sum.opening * now + sum.ending * (full_phase - now);
        return (is_white ? value : -value) / full_phase;
    }

    Weights const& weights() const { return w_; }
    // From 0, the empty board, to 1, the full one.
    static double phase_of(Position<L> const& position) {
        return static_cast<double>(phase(position)) / full_phase;
    }

private:
    static constexpr board::Geometry geometry = L.geometry.value;
    static constexpr int full_phase = 64;
    static constexpr int full_board = board::square_count(geometry) * 4 / 5;
    static constexpr bool is_flying = L.king_reach.value == draughts::Reach::flying;
    static constexpr bool is_inverted = L.objective.value == draughts::Objective::have_no_move;

    static int phase(Position<L> const& position) {
        return std::min(full_phase, position.occupied().size() * full_phase / full_board);
    }

    static constexpr bool is_edge(board::Place p) {
        return p.column == 0 || p.column == geometry.width - 1;
    }
    static constexpr bool is_central(board::Place p) {
        constexpr int margin = geometry.width / 4;
        return p.column >= margin && p.column < geometry.width - margin && p.row >= 2
               && p.row < geometry.height - 2;
    }
    static constexpr Set rim = Set::where([](board::Place p) {
        return p.column == 0 || p.column == geometry.width - 1 || p.row == 0
               || p.row == geometry.height - 1;
    });
    static constexpr Set left =
        Set::where([](board::Place p) { return p.column < geometry.width / 2; });
    static constexpr Set right =
        Set::where([](board::Place p) { return p.column >= geometry.width - geometry.width / 2; });
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

    // The table of squares that the terms of placement describe.
    static std::vector<Tapered> squares_of(Weights const& w) {
        std::vector<Tapered> squares;
        for (draughts::Square<L> const square : Set::all()) {
            int const gone = geometry.height - 1 - square.row();
            Tapered sum{0, 0};
            auto const add = [&](Term term, int number) {
                sum.opening += w[term].opening * number;
                sum.ending += w[term].ending * number;
            };
            add(Term::advance, gone);
            add(Term::centre, is_central(square.place()));
            add(Term::edge, is_edge(square.place()));
            add(Term::home, gone == 0);
            squares.push_back(sum);
        }
        return squares;
    }

    // Eight bits of a set of men at a time; both halves of the taper in one
    // number.
    static constexpr std::size_t chunks = (board::bits(geometry) + 7) / 8;
    static int pack(Tapered t) { return t.opening * 65536 + t.ending; }
    static Tapered unpack(int packed) {
        int const ending = static_cast<std::int16_t>(packed & 0xFFFF);
        return {(packed - ending) / 65536, ending};
    }
    void fill_tables() {
        for (std::size_t side = 0; side < 2; ++side)
            for (draughts::Square<L> const square : Set::all()) {
                int const number =
                    side == 0 ? square.number() : draughts::Square<L>::count + 1 - square.number();
                int const worth = pack(w_.squares[static_cast<std::size_t>(number - 1)]);
                auto const bit = static_cast<std::size_t>(square.bit());
                for (std::size_t byte = 0; byte < 256; ++byte)
                    if (byte >> bit % 8 & 1) tables_[side][bit / 8][byte] += worth;
            }
    }
    template <Side S> Tapered placement(Set men) const {
        auto const& table = tables_[static_cast<std::size_t>(S)];
        auto word = men.word();
        int sum = 0;
        for (std::size_t i = 0; i < chunks; ++i, word >>= 8)
            sum += table[i][static_cast<std::size_t>(word & 0xFF)];
        return unpack(sum);
    }

    template <Side S> void add(Tapered& sum, Position<L> const& position, int sign, int now) const {
        Set const men = position.men(S), empty = position.empty();
        auto const count = [&](Term term, int number) {
            sum.opening += sign * w_[term].opening * number;
            sum.ending += sign * w_[term].ending * number;
        };
        int pairs = 0, triples = 0, moves = 0;
        draughts::for_each_direction<ahead<S>>([&]<Direction D>() {
            Set const backed = men.template shifted<D>() & men;
            pairs += backed.size();
            triples += (backed.template shifted<D>() & men).size();
        });
        draughts::for_each_direction<L.man_moves.value.seen_by(S)>(
            [&]<Direction D>() { moves += (men.template shifted<D>() & empty).size(); });
        count(Term::man, men.size());
        count(Term::pair, pairs);
        count(Term::triple, triples);
        count(Term::mobility, moves);
        Tapered const placed = placement<S>(men);
        sum.opening += sign * placed.opening;
        sum.ending += sign * placed.ending;
        count(Term::skew, std::abs((men & left).size() - (men & right).size()));
        if (now <= full_phase / 2) count(Term::runaway, runaways<S>(position).size());
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

    void add_kings(Tapered& sum, Position<L> const& position) const {
        for (Side const side : {Side::white, Side::black}) {
            Set const kings = position.kings(side);
            int const sign = side == Side::white ? 1 : -1;
            auto const count = [&](Term term, int number) {
                sum.opening += sign * w_[term].opening * number;
                sum.ending += sign * w_[term].ending * number;
            };
            count(Term::king, kings.size());
            count(Term::king_centre, (kings - rim).size());
            count(Term::king_line, (kings & long_diagonal).empty() ? 0 : 1);
        }
    }

    // A king that flies is hard to catch: how much of a lead is left when the
    // other side has one.
    static int drawishness(Position<L> const& position, Side strong) {
        Side const weak = opponent(strong);
        if (position.kings(weak).empty()) return 1;
        int const number = position.pieces(strong).size(), others = position.pieces(weak).size();
        if constexpr (!is_flying) return number == 1 && others == 1 ? 8 : 1;
        constexpr bool is_large = board::square_count(geometry) > 32;
        constexpr bool must_stop_short = L.king_landing.value != draughts::Landing::anywhere
                                         || geometry.grid == board::Grid::full;
        int const enough = must_stop_short ? 2 : is_large ? 4 : 3;
        int const much = position.kings() == position.occupied() ? 40 : 8; // nothing will change
        if (number - others + 1 < enough) return much;
        bool const holds_line = !(position.kings(weak) & long_diagonal).empty();
        if (!must_stop_short && holds_line && number - others <= enough) return much;
        return 1;
    }

    Weights w_;
    std::array<std::array<std::array<int, 256>, chunks>, 2> tables_{};
};

} // namespace damier::engine
