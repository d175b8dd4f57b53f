// Why a move is not legal, as a value with the squares concerned: front ends show it in words and
// light up the piece that must capture.
#pragma once

#include "damier/draughts/generate.hpp"
#include "damier/draughts/walk.hpp"

#include <optional>
#include <vector>

namespace damier::draughts {

enum class Refused {
    game_over,      // somebody has already won
    empty_square,   // nothing stands on the origin
    not_your_piece, // an enemy piece stands there
    no_move,        // origin and destination are the same square
    occupied,       // a piece stands on the destination
    must_capture,   // a capture is due: `movers` can make it, taking `number`
    must_take_more, // this capture takes `taken`; the law wants `number` (by `movers`)
    must_go_on,     // the capture goes on from the destination
    wrong_capture,  // as many pieces, but another capture goes first (king before man, ...)
    must_turn,      // this landing square leaves a further capture undone, or is too far behind
    not_in_line,    // the destination lies on no line on which the piece moves
    backwards,      // a man does not go back
    too_far,        // a piece that steps one square cannot go that far
    path_not_free,  // `obstacle` stands in the way
    resting_king,   // this king has moved as often in a row as the law allows
    off_board,      // of a text: a square that does not exist, or no square at all
    ambiguous       // of a text: several legal moves fit it
};

template <Law const& L> struct Refusal {
    Refused kind;
    Square<L> from, to;
    std::vector<Square<L>> movers; // pieces that may move instead
    std::optional<Square<L>> obstacle;
    int number = 0; // pieces that must be taken
    int taken = 0;  // pieces that this attempt would take
};

// The reason why no legal move goes from `from` to `to`. Asked only when none does.
template <Law const& L>
Refusal<L> why_not(Position<L> const& position, Square<L> from, Square<L> to);

namespace detail {

// A capture from one square to another as a beginner would make it: any jumps with the piece,
// stopping anywhere.
template <Law const& L> class Attempt {
public:
    struct Found {
        int taken = 0;        // most pieces taken on the way to the square; 0 = not reached
        bool goes_on = false; // and from there more can be taken
    };

    Attempt(Position<L> const& position, Square<L> from, Square<L> to)
        : walk_(position, from, Manner::by_hand), to_(to) {}

    Found run() {
        go_on(walk_.start());
        return found_;
    }

private:
    using Rest = typename Walk<L>::Rest;
    static constexpr int budget = 20'000;

    void go_on(Rest const& before) {
        walk_.jumps(before, [&](auto const& landings) {
            for (Rest const& rest : landings) {
                if (++looked_ > budget) return false;
                int const taken = rest.taken.size();
                if (rest.at == to_ && taken >= found_.taken)
                    found_ = {taken,
                              walk_.can_jump(rest) || (taken == found_.taken && found_.goes_on)};
                go_on(rest);
            }
            return true;
        });
    }

    Walk<L> walk_;
    Square<L> to_;
    Found found_;
    int looked_ = 0;
};

template <Law const& L> std::vector<Square<L>> origins(MoveList<L> const& moves) {
    Squares<L> set;
    for (Move<L> const& move : moves) set |= Squares<L>(move.from);
    std::vector<Square<L>> result;
    for (Square<L> const square : set) result.push_back(square);
    return result;
}

// A capture is due, and the attempt is not one of those allowed.
template <Law const& L>
Refusal<L> why_not_this_capture(Position<L> const& position, MoveList<L> const& legal,
                                Refusal<L> refusal) {
    refusal.movers = origins<L>(legal);
    for (Move<L> const& move : legal)
        refusal.number = std::max(refusal.number, move.captured.size());
    auto const found = Attempt<L>(position, refusal.from, refusal.to).run();
    refusal.taken = found.taken;
    bool const counts = L.precedence.value[0] == Precedence::most_pieces
                        || L.precedence.value[0] == Precedence::most_value;
    bool const may_start = std::any_of(
        legal.begin(), legal.end(), [&](Move<L> const& move) { return move.from == refusal.from; });
    if (found.taken == 0)
        refusal.kind = Refused::must_capture;
    else if (found.goes_on && (may_start || !counts))
        refusal.kind = Refused::must_go_on;
    else if (counts && found.taken < refusal.number)
        refusal.kind = Refused::must_take_more;
    else if (may_start)
        refusal.kind = Refused::must_turn;
    else
        refusal.kind = Refused::wrong_capture;
    return refusal;
}

// The direction from one square to another, if they lie on one line.
template <Law const& L> std::optional<Direction> line(Square<L> from, Square<L> to) {
    for (Direction const d : board::all_directions)
        for (auto s = from.next(d); s; s = s->next(d))
            if (*s == to) return d;
    return std::nullopt;
}

template <Law const& L>
Refusal<L> why_not_this_step(Position<L> const& position, Refusal<L> refusal) {
    Side const us = position.to_move();
    bool const is_king = position.kings().contains(refusal.from);
    Directions const directions = (is_king ? L.king_moves() : L.man_moves()).seen_by(us);
    std::optional<Direction> const d = line<L>(refusal.from, refusal.to);
    bool const is_back = d && directions.contains(opposite(*d)) && !directions.contains(*d);
    if (!d || (!directions.contains(*d) && !is_back))
        refusal.kind = Refused::not_in_line;
    else if (is_back)
        refusal.kind = Refused::backwards;
    else if (position.resting_king(us).contains(refusal.from))
        refusal.kind = Refused::resting_king;
    else {
        refusal.kind = Refused::too_far;
        if (is_king && L.king_reach() == Reach::flying) refusal.kind = Refused::path_not_free;
        for (auto s = refusal.from.next(*d); s && *s != refusal.to && !refusal.obstacle;
             s = s->next(*d))
            if (!position.empty().contains(*s)) refusal.obstacle = *s;
    }
    return refusal;
}

} // namespace detail

template <Law const& L>
Refusal<L> why_not(Position<L> const& position, Square<L> from, Square<L> to) {
    Refusal<L> refusal{Refused::empty_square, from, to, {}, {}, 0, 0};
    auto const because = [&refusal](Refused kind) {
        refusal.kind = kind;
        return refusal;
    };
    MoveList<L> legal;
    generate<L>(position, legal);
    if (legal.empty()) return because(Refused::game_over);
    if (position.empty().contains(from)) return because(Refused::empty_square);
    if (!position.pieces(position.to_move()).contains(from))
        return because(Refused::not_your_piece);
    bool const is_due = legal[0].is_capture() && L.obligation() == Obligation::compulsory;
    if (is_due) return detail::why_not_this_capture<L>(position, legal, refusal);
    if (from == to) return because(Refused::no_move);
    if (!position.empty().contains(to)) return because(Refused::occupied);
    return detail::why_not_this_step<L>(position, refusal);
}

} // namespace damier::draughts
