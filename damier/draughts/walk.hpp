// A capture walked square by square, as the law lets one piece jump. Whoever shows, names or judges
// captures walks with this: the ways of a move (paths.hpp), why a move is refused (refusal.hpp),
// what a hand can do against the law (irregular.hpp). Each says what it does at a rest; how a piece
// jumps is written here alone. The generator walks faster, for all pieces at once (captures.hpp),
// and a test holds both against a third walker.
#pragma once

#include "damier/base/fixed_vector.hpp"
#include "damier/draughts/position.hpp"

#include <algorithm>
#include <optional>

namespace damier::draughts {

enum class Manner {
    lawful, // a king comes down where the law lets it
    by_hand // on any free square of the line
};

template <Law const& L> class Walk {
public:
    using Set = Squares<L>;
    using Sq = Square<L>;

    // The piece between two jumps.
    struct Rest {
        Sq at;
        Set taken;
        std::optional<Sq> victim;      // of the last jump
        std::optional<Direction> came; // by the last jump
        bool is_king;                  // how it goes on
        bool has_ended;                // a man whose capture ends on the last row
        bool is_right_behind;          // the last victim
    };
    using Landings = FixedVector<Rest, 14>; // of one jump, the nearest first

    Walk(Position<L> const& position, Sq from, Manner manner)
        : from_(from),
          us_(position.to_move()),
          manner_(manner),
          by_king_(position.kings().contains(from)),
          enemies_(position.pieces(opponent(us_))),
          enemy_kings_(position.kings(opponent(us_))),
          empty_(position.empty() | Set(from)) {}

    Rest start() const { return {from_, {}, {}, {}, by_king_, false, false}; }

    // Calls visit(landings) for every jump from here, as long as it returns true.
    template <class Visit> void jumps(Rest const& rest, Visit&& visit) const {
        if (rest.has_ended) return;
        Directions const directions =
            (rest.is_king ? L.king_captures() : L.man_captures()).seen_by(us_);
        for (Direction const d : board::all_directions) {
            bool const is_back = rest.came && d == opposite(*rest.came);
            if (!directions.contains(d) || (is_back && !L.may_turn_back())) continue;
            Landings const landings = jump(rest, d);
            if (!landings.empty() && !visit(landings)) return;
        }
    }
    bool can_jump(Rest const& rest) const {
        bool can = false;
        jumps(rest, [&](Landings const&) { return !(can = true); });
        return can;
    }

    // What the move is if it ends here.
    Move<L> move(Rest const& rest) const {
        bool const promotes =
            !by_king_ && (rest.is_king || promotion_row<L>(us_).contains(rest.at));
        return {rest.taken, from_, rest.at, by_king_, promotes};
    }
    // Where the law lets a capture end whose last jump has these landings: nowhere if it can go on
    // from one of them and must.
    bool may_end(Landings const& landings, Rest const& rest) const {
        bool const is_too_far = L.king_landing() == Landing::next_after_a_king && rest.is_king
                                && enemy_kings_.contains(*rest.victim) && !rest.is_right_behind;
        if (is_too_far) return false;
        auto const goes_on = [this](Rest const& other) { return can_jump(other); };
        return L.may_stop() || std::none_of(landings.begin(), landings.end(), goes_on);
    }
    bool is_enemy_king(Sq s) const { return enemy_kings_.contains(s); }

private:
    bool is_free(Sq s, Set taken) const {
        return empty_.contains(s) || (L.removal() == Removal::at_once && taken.contains(s));
    }
    bool can_take(Sq s, Rest const& rest) const {
        bool const is_allowed = rest.is_king || L.men_capture_kings() || !enemy_kings_.contains(s);
        return enemies_.contains(s) && !rest.taken.contains(s) && is_allowed;
    }

    Landings jump(Rest const& rest, Direction d) const {
        Landings landings;
        bool const flies = rest.is_king && L.king_reach() == Reach::flying;
        auto victim = rest.at.next(d);
        while (flies && victim && is_free(*victim, rest.taken)) victim = victim->next(d);
        if (!victim || !can_take(*victim, rest)) return landings;
        bool const ranges =
            flies && (manner_ == Manner::by_hand || L.king_landing() != Landing::next_square);
        Set const taken = rest.taken | Set(*victim);
        for (auto at = victim->next(d); at && is_free(*at, rest.taken); at = at->next(d)) {
            landings.push_back(landed(*at, taken, *victim, d, rest.is_king, landings.empty()));
            if (!ranges) break;
        }
        return landings;
    }
    Rest landed(Sq at, Set taken, Sq victim, Direction d, bool is_king,
                bool is_right_behind) const {
        bool const is_last = !is_king && promotion_row<L>(us_).contains(at);
        return {at,
                taken,
                victim,
                d,
                is_king || (is_last && L.promotion() == Promotion::in_flight),
                is_last && L.promotion() == Promotion::ends_move,
                is_right_behind};
    }

    Sq from_;
    Side us_;
    Manner manner_;
    bool by_king_;
    Set enemies_, enemy_kings_, empty_;
};

} // namespace damier::draughts
