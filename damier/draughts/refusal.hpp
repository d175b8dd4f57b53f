// Why a move is not legal, as a value with the squares concerned: front ends show it in words and
// light up the piece that must capture.
#pragma once

#include "damier/draughts/generate.hpp"
#include "damier/draughts/paths.hpp"

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

// Looks at captures as a beginner would make them: any jumps with the piece, stopping anywhere.
template <Law const& L> class Jumps {
public:
    struct Found {
        int taken = 0;        // most pieces taken on the way to the square; 0 = not reached
        bool goes_on = false; // and from there more can be taken
    };

    Jumps(Position<L> const& position, Square<L> from, Square<L> to)
        : us_(position.to_move()),
          from_(from),
          to_(to),
          enemies_(position.pieces(opponent(us_))),
          enemy_kings_(position.kings(opponent(us_))),
          empty_(position.empty() | Squares<L>(from)),
          is_king_(position.kings().contains(from)) {}

    Found run() {
        go_on(from_, is_king_, {});
        return found_;
    }

private:
    using Set = Squares<L>;
    static constexpr int budget = 20'000;

    bool is_free(Square<L> s, Set taken) const {
        return empty_.contains(s) || (L.removal.value == Removal::at_once && taken.contains(s));
    }
    bool can_take(Square<L> s, bool is_king, Set taken) const {
        bool const is_allowed = is_king || L.men_capture_kings.value || !enemy_kings_.contains(s);
        return enemies_.contains(s) && !taken.contains(s) && is_allowed;
    }

    // Returns whether anything can be taken from `at`.
    bool go_on(Square<L> at, bool is_king, Set taken) {
        if (++looked_ > budget) return false;
        bool any = false;
        Directions const directions = (is_king ? L.king_captures() : L.man_captures()).seen_by(us_);
        for (Direction const d : board::all_directions)
            if (directions.contains(d)) any |= jump(at, d, is_king, taken);
        return any;
    }

    bool jump(Square<L> at, Direction d, bool is_king, Set taken) {
        bool const flies = is_king && L.king_reach() == Reach::flying;
        auto victim = at.next(d);
        while (flies && victim && is_free(*victim, taken)) victim = victim->next(d);
        if (!victim || !can_take(*victim, is_king, taken)) return false;
        auto landing = victim->next(d);
        if (!landing || !is_free(*landing, taken)) return false;
        Set const now = taken | Set(*victim);
        for (; landing && is_free(*landing, now); landing = landing->next(d)) {
            bool const more = go_on(*landing, is_king, now);
            if (*landing == to_ && now.size() >= found_.taken) found_ = {now.size(), more};
            if (!flies) break;
        }
        return true;
    }

    Side us_;
    Square<L> from_, to_;
    Set enemies_, enemy_kings_, empty_;
    bool is_king_;
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
    auto const found = Jumps<L>(position, refusal.from, refusal.to).run();
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
