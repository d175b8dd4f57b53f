// The evaluation: terms counted on sets of squares (material, advancement, structure, kings), the
// learned worth of the patterns of men if the law has them, and what is known of drawn endings.
#pragma once

#include "damier/board/rays.hpp"
#include "damier/draughts/first_jumps.hpp"
#include "damier/draughts/position.hpp"
#include "damier/engine/score.hpp"
#include "damier/engine/weights.hpp"

#include <algorithm>
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

    Evaluation() : Evaluation(law_weights()) {}
    explicit Evaluation(Weights const& weights) : w_(weights) {
        if (w_.squares.empty() && !w_.patterns) w_.squares = squares_of(w_);
        has_structure_ = needs_structure();
        if (!w_.squares.empty()) fill_tables();
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
        Tapered sum{0, 0};
        auto const count = [&](Term term, int number) {
            sum.opening += w_[term].opening * number;
            sum.ending += w_[term].ending * number;
        };
        int now;
        if (w_.patterns) {
            now = count_rows(position, count);
            sum += w_.patterns->sum(men_of<Side::white>(position), men_of<Side::black>(position));
        } else {
            now = phase_by_pieces(position);
        }
        if (has_structure_) {
            count_structure<Side::white>(position, 1, count);
            count_structure<Side::black>(position, -1, count);
            Tapered const white = placement<Side::white>(position.men(Side::white));
            Tapered const black = placement<Side::black>(position.men(Side::black));
            sum += {white.opening - black.opening, white.ending - black.ending};
        }
        count_men(position, now, count);
        if (position.kings()) [[unlikely]] {
            count_kings(position, count);
            if (!w_.king_squares.empty()) {
                count_freedom(position, count);
                visit_kings(position, [&](std::size_t square, int sign) {
                    sum.opening += sign * w_.king_squares[square].opening;
                    sum.ending += sign * w_.king_squares[square].ending;
                });
            }
        }
        int const value = sum.opening * now + sum.ending * (full_phase - now);
        return (position.to_move() == Side::white ? value : -value) / full_phase;
    }

    Weights const& weights() const { return w_; }

    // What learning needs to know of a position beside its windows, for White: how often each term
    // stands there, the square of each king as number (Black's turned and negative), how full the
    // board is, and what a lead of each side is divided by.
    struct Features {
        std::array<int, term_count> counts{};
        std::vector<int> kings{}; // from 1
        int phase = 0;            // of full_phase
        std::array<int, 2> divisors{1, 1};
    };
    static Features features(Position<L> const& position) {
        Features result;
        auto const count = [&](Term term, int number) {
            result.counts[static_cast<std::size_t>(term)] += number;
        };
        result.phase = count_rows(position, count);
        count_men(position, result.phase, count);
        count_kings(position, count);
        count_freedom(position, count);
        visit_kings(position, [&](std::size_t square, int sign) {
            result.kings.push_back(sign * (static_cast<int>(square) + 1));
        });
        if (!is_inverted && position.kings())
            result.divisors = {drawishness(position, Side::white),
                               drawishness(position, Side::black)};
        return result;
    }
    template <Side S> static Men men_of(Position<L> const& position) {
        auto const word = position.men(S).word();
        if constexpr (sizeof(word) > 8)
            return {static_cast<std::uint64_t>(word), static_cast<std::uint64_t>(word >> 64)};
        else
            return {static_cast<std::uint64_t>(word), 0};
    }
    static constexpr int full_phase = 64;

private:
    static constexpr board::Geometry geometry = L.geometry.value;
    static constexpr int full_board = board::square_count(geometry) * 4 / 5;
    static constexpr bool is_flying = L.king_reach.value == draughts::Reach::flying;
    static constexpr bool is_inverted = L.objective.value == draughts::Objective::have_no_move;

    static int phase_by_pieces(Position<L> const& position) {
        return std::min(full_phase, position.occupied().size() * full_phase / full_board);
    }
    // Counts the tempo; gives the phase by the rows that all men still have to go.
    template <class Count> static int count_rows(Position<L> const& position, Count const& count) {
        constexpr int last = geometry.height - 1;
        Set const white = position.men(Side::white), black = position.men(Side::black);
        int const white_left = rows_of(white), black_gone = rows_of(black);
        int const white_all = white.size() * last, black_all = black.size() * last;
        count(Term::tempo, white_all - white_left - black_gone);
        int const to_go = white_left + black_all - black_gone;
        return std::min(full_phase, to_go * full_phase / full_rows);
    }
    // The sum of the row numbers of all squares, bit after bit.
    static int rows_of(Set men) {
        return (men & rows_with<1>).size() + 2 * (men & rows_with<2>).size()
               + 4 * (men & rows_with<4>).size() + 8 * (men & rows_with<8>).size();
    }
    template <int bit>
    static constexpr Set rows_with = Set::where([](board::Place p) { return (p.row & bit) != 0; });
    // Rows to go when four fifths of the board are filled.
    static constexpr int full_rows = [] {
        int rows = 0, men = full_board / 2;
        for (int row = geometry.height - 1; row >= 0; --row)
            for (int column = 0; column < geometry.width; ++column)
                if (board::is_playable(geometry, {row, column}) && men-- > 0) rows += row;
        return 2 * rows;
    }();

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

    // Eight bits of a set of men at a time.
    static constexpr std::size_t chunks = (board::bits(geometry) + 7) / 8;
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

    // Learned ones take some milliseconds to unfold: once for the program, when first needed.
    static Weights const& law_weights() {
        static Weights const weights = default_weights(L);
        return weights;
    }

    bool needs_structure() const {
        auto const counts = [](Tapered const& worth) { return !(worth == Tapered{0, 0}); };
        return counts(w_[Term::pair]) || counts(w_[Term::triple]) || counts(w_[Term::mobility])
               || std::ranges::any_of(w_.squares, counts);
    }

    // What patterns know better: how the men stand together, and their steps.
    template <Side S, class Count>
    static void count_structure(Position<L> const& position, int sign, Count const& count) {
        Set const men = position.men(S), empty = position.empty();
        int pairs = 0, triples = 0, moves = 0;
        draughts::for_each_direction<ahead<S>>([&]<Direction D>() {
            Set const backed = men.template shifted<D>() & men;
            pairs += backed.size();
            triples += (backed.template shifted<D>() & men).size();
        });
        draughts::for_each_direction<L.man_moves.value.seen_by(S)>(
            [&]<Direction D>() { moves += (men.template shifted<D>() & empty).size(); });
        count(Term::pair, sign * pairs);
        count(Term::triple, sign * triples);
        count(Term::mobility, sign * moves);
    }

    template <class Count>
    static void count_men(Position<L> const& position, int now, Count const& count) {
        Set const white = position.men(Side::white), black = position.men(Side::black);
        count(Term::man, white.size() - black.size());
        count(Term::skew, skew(white) - skew(black));
        if (now <= full_phase / 2)
            count(Term::runaway,
                  runaways<Side::white>(position).size() - runaways<Side::black>(position).size());
        count(Term::turn, position.to_move() == Side::white ? 1 : -1);
    }
    static int skew(Set men) { return std::abs((men & left).size() - (men & right).size()); }

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

    template <class Count>
    static void count_kings(Position<L> const& position, Count const& count) {
        for (Side const side : {Side::white, Side::black}) {
            Set const kings = position.kings(side);
            int const sign = side == Side::white ? 1 : -1;
            count(Term::king, sign * kings.size());
            count(Term::king_centre, sign * (kings - rim).size());
            count(Term::king_line, (kings & long_diagonal).empty() ? 0 : sign);
        }
    }
    // What learning adds to them: having a king at all, and how far the kings can go.
    template <class Count>
    static void count_freedom(Position<L> const& position, Count const& count) {
        Set const white = position.kings(Side::white), black = position.kings(Side::black);
        Set const occupied = position.occupied();
        count(Term::first_king, (white.empty() ? 0 : 1) - (black.empty() ? 0 : 1));
        count(Term::king_steps, king_steps(white, occupied) - king_steps(black, occupied));
    }
    static int king_steps(Set kings, Set occupied) {
        int steps = 0;
        for (draughts::Square<L> const from : kings)
            draughts::for_each_direction<L.king_moves.value>([&]<Direction D>() {
                if constexpr (is_flying)
                    steps += board::reach<D>(from, occupied).size();
                else
                    steps += (Set(from).template shifted<D>() & (Set::all() - occupied)).size();
            });
        return steps;
    }
    // The square of each king, from 0, as its own side sees it.
    template <class Visit>
    static void visit_kings(Position<L> const& position, Visit const& visit) {
        for (draughts::Square<L> const square : position.kings(Side::white))
            visit(static_cast<std::size_t>(square.number() - 1), 1);
        for (draughts::Square<L> const square : position.kings(Side::black))
            visit(static_cast<std::size_t>(draughts::Square<L>::count - square.number()), -1);
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
    bool has_structure_ = true;
    std::array<std::array<std::array<int, 256>, chunks>, 2> tables_{};
};

} // namespace damier::engine
