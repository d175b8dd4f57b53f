// Every way in which a person may walk a capture. The generator forgets paths, because captures of
// the same pieces between the same squares are one move; notation and front ends need them back.
#pragma once

#include "damier/draughts/position.hpp"

#include <algorithm>
#include <vector>

namespace damier::draughts {

template <Law const& L> struct Path {
    // The origin, then one square per jump: where the piece turns, or the square right behind the
    // victim when it goes straight on; the last one is the destination.
    std::vector<Square<L>> squares;
    std::vector<Square<L>> captured; // in the order of jumping

    bool operator==(Path const&) const = default;
};

namespace detail {

// A plain search over the pieces that the move takes, square by square.
template <Law const& L> class PathSearch {
public:
    PathSearch(Position<L> const& position, Move<L> const& move, std::size_t at_most)
        : move_(move),
          us_(position.to_move()),
          enemies_(position.pieces(opponent(us_))),
          enemy_kings_(position.kings(opponent(us_))),
          empty_(position.empty() | Set(move.from)),
          at_most_(at_most) {}

    std::vector<Path<L>> run() {
        path_.squares = {move_.from};
        go_on(move_.from, std::nullopt, move_.by_king);
        return keep_lawful();
    }

private:
    using Set = Squares<L>;
    using Sq = Square<L>;
    static constexpr long budget = 1'000'000; // squares looked at

    Set taken() const {
        Set set;
        for (Sq const s : path_.captured) set |= Set(s);
        return set;
    }
    bool is_free(Sq s) const {
        bool const left_at_once = L.removal.value == Removal::at_once && taken().contains(s);
        return empty_.contains(s) || left_at_once;
    }

    void go_on(Sq at, std::optional<Direction> came, bool is_king) {
        if (found_.size() >= at_most_ || ++looked_ > budget) return;
        if (path_.captured.size() == static_cast<std::size_t>(move_.captured.size())) {
            bool const ends_as_king = is_king || promotion_row<L>(us_).contains(at);
            bool const promotes = !move_.by_king && ends_as_king;
            if (at == move_.to && promotes == move_.promotes) found_.push_back(path_);
            return;
        }
        Directions const directions = (is_king ? L.king_captures() : L.man_captures()).seen_by(us_);
        for (Direction const d : board::all_directions) {
            bool const is_back = came && d == opposite(*came);
            if (directions.contains(d) && !(is_back && !L.may_turn_back())) jump(at, d, is_king);
        }
    }

    void jump(Sq at, Direction d, bool is_king) {
        bool const flies = is_king && L.king_reach() == Reach::flying;
        auto victim = at.next(d);
        while (flies && victim && is_free(*victim)) victim = victim->next(d);
        if (!victim || !move_.captured.contains(*victim) || taken().contains(*victim)) return;
        path_.captured.push_back(*victim);
        land(*victim, d, is_king, flies);
        path_.captured.pop_back();
    }

    void land(Sq victim, Direction d, bool is_king, bool flies) {
        auto const behind = victim.next(d);
        if (!behind || !is_free(*behind)) return;
        bool const stops = L.king_landing() == Landing::next_square
                           || (L.king_landing() == Landing::next_after_a_king && is_last()
                               && enemy_kings_.contains(victim));
        bool const ranges = flies && !stops;
        if (is_last() && !L.may_stop() && must_go_on(*behind, d, is_king, ranges)) return;
        for (auto at = behind; at && is_free(*at); at = at->next(d)) {
            rest(*at, d, is_king, at == behind);
            if (!ranges) break;
        }
    }

    bool is_last() const {
        return path_.captured.size() == static_cast<std::size_t>(move_.captured.size());
    }
    bool is_crowned(Sq at, bool is_king) const {
        return is_king
               || (L.promotion() == Promotion::in_flight && promotion_row<L>(us_).contains(at));
    }

    // Another order of the same jumps may end where one more is possible: then it is not a way.
    bool must_go_on(Sq behind, Direction d, bool is_king, bool ranges) const {
        for (std::optional<Sq> at = behind; at && is_free(*at); at = at->next(d)) {
            if (can_jump(*at, d, is_crowned(*at, is_king))) return true;
            if (!ranges) break;
        }
        return false;
    }

    bool can_jump(Sq at, Direction came, bool is_king) const {
        bool const is_done = !is_king && L.promotion() == Promotion::ends_move;
        if (is_done && promotion_row<L>(us_).contains(at)) return false;
        Directions const directions = (is_king ? L.king_captures() : L.man_captures()).seen_by(us_);
        Set const men_may_not = L.men_capture_kings() || is_king ? Set{} : enemy_kings_;
        Set const victims = enemies_ - taken() - men_may_not;
        for (Direction const d : board::all_directions) {
            if (!directions.contains(d) || (d == opposite(came) && !L.may_turn_back())) continue;
            auto victim = at.next(d);
            bool const flies = is_king && L.king_reach() == Reach::flying;
            while (flies && victim && is_free(*victim)) victim = victim->next(d);
            if (!victim || !victims.contains(*victim)) continue;
            auto const behind = victim->next(d);
            if (behind && is_free(*behind)) return true;
        }
        return false;
    }

    // Rests on `at`. Going straight on is walked from the first square only: it is one way.
    void rest(Sq at, Direction d, bool is_king, bool is_first) {
        bool const goes_as_king = is_crowned(at, is_king);
        path_.squares.push_back(at);
        if (is_first) {
            go_on(at, d, goes_as_king);
        } else {
            std::size_t const before = found_.size();
            go_on(at, d, goes_as_king);
            drop_straight_on(before, at, d);
        }
        path_.squares.pop_back();
    }

    // Removes the paths found since `before` whose jump after resting on `at` goes in direction d.
    void drop_straight_on(std::size_t before, Sq at, Direction d) {
        std::size_t const jumps = path_.squares.size() - 1;
        auto const is_straight = [&](Path<L> const& path) {
            if (path.captured.size() == jumps) return false;
            for (auto s = at.next(d); s; s = s->next(d))
                if (*s == path.captured[jumps]) return true;
            return false;
        };
        found_.erase(std::remove_if(found_.begin() + static_cast<std::ptrdiff_t>(before),
                                    found_.end(), is_straight),
                     found_.end());
    }

    // Where the law wants kings first, an order that takes them later is not allowed.
    std::vector<Path<L>> keep_lawful() {
        if (!has(L, Precedence::kings_first)) return std::move(found_);
        auto const order = [this](Path<L> const& path) {
            std::vector<bool> kings;
            for (Sq const s : path.captured) kings.push_back(enemy_kings_.contains(s));
            return kings;
        };
        std::vector<bool> best;
        for (Path<L> const& path : found_) best = std::max(best, order(path));
        std::erase_if(found_, [&](Path<L> const& path) { return order(path) != best; });
        return std::move(found_);
    }

    Move<L> move_;
    Side us_;
    Set enemies_, enemy_kings_, empty_;
    std::size_t at_most_;
    Path<L> path_;
    std::vector<Path<L>> found_;
    long looked_ = 0;
};

} // namespace detail

// The ways of a legal move, at most so many. A quiet move has one.
template <Law const& L>
std::vector<Path<L>> paths(Position<L> const& position, Move<L> const& move,
                           std::size_t at_most = 10'000) {
    if (!move.is_capture()) return {Path<L>{{move.from, move.to}, {}}};
    return detail::PathSearch<L>(position, move, at_most).run();
}

} // namespace damier::draughts
