// Every way in which a person may walk a capture. The generator forgets paths, because captures of
// the same pieces between the same squares are one move; notation and front ends need them back.
#pragma once

#include "damier/draughts/explored.hpp"
#include "damier/draughts/walk.hpp"

#include <algorithm>
#include <memory>
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

template <Law const& L> class PathSearch {
public:
    PathSearch(Position<L> const& position, Move<L> const& move, std::size_t at_most, Manner manner)
        : walk_(position, move.from, manner), move_(move), at_most_(at_most), manner_(manner) {}

    std::vector<Path<L>> run() {
        path_.squares = {move_.from};
        go_on(walk_.start());
        return keep_lawful();
    }

private:
    using Rest = typename Walk<L>::Rest;
    using Landings = typename Walk<L>::Landings;
    using DeadEnds = Explored<typename Squares<L>::W>;
    static constexpr long budget = 1'000'000; // squares looked at
    static constexpr long patience = 128;     // before dead ends are remembered

    void go_on(Rest const& rest) {
        if (dead_ends_ && dead_ends_->contains(state_of(rest))) return;
        std::size_t const before = found_.size();
        jump_from(rest);
        if (looked_ <= patience || looked_ > budget || found_.size() > before) return;
        if (!dead_ends_) dead_ends_ = std::make_unique<DeadEnds>();
        dead_ends_->insert(state_of(rest));
    }
    static typename DeadEnds::State state_of(Rest const& rest) {
        auto const came = rest.came ? static_cast<std::uint32_t>(*rest.came) : 8u;
        return {rest.taken.word(),
                static_cast<std::uint32_t>(rest.at.bit() + 1) << 8 | came << 2
                    | std::uint32_t{rest.is_king} << 1 | std::uint32_t{rest.is_right_behind},
                0};
    }

    void jump_from(Rest const& rest) {
        walk_.jumps(rest, [&](Landings const& landings) {
            Rest const& first = landings[0];
            // Going straight on is one way, wherever the piece rests: it is walked from the first
            // square.
            bool const is_told = first.came == rest.came && !rest.is_right_behind;
            if (move_.captured.contains(*first.victim) && !is_told) jump(landings);
            return found_.size() < at_most_ && looked_ <= budget;
        });
    }

    void jump(Landings const& landings) {
        path_.captured.push_back(*landings[0].victim);
        for (Rest const& rest : landings) {
            if (++looked_ > budget || found_.size() >= at_most_) break;
            path_.squares.push_back(rest.at);
            if (rest.taken == move_.captured)
                end(landings, rest);
            else
                go_on(rest);
            path_.squares.pop_back();
        }
        path_.captured.pop_back();
    }

    // Another order of the same jumps may end where one more is possible: then it is not a way.
    void end(Landings const& landings, Rest const& rest) {
        bool const may_end = manner_ == Manner::by_hand || walk_.may_end(landings, rest);
        if (may_end && walk_.move(rest) == move_) found_.push_back(path_);
    }

    // Where the law wants kings first, an order that takes them later is not allowed.
    std::vector<Path<L>> keep_lawful() {
        if (!has(L, Precedence::kings_first) || manner_ == Manner::by_hand)
            return std::move(found_);
        auto const order = [this](Path<L> const& path) {
            std::vector<bool> kings;
            for (Square<L> const s : path.captured) kings.push_back(walk_.is_enemy_king(s));
            return kings;
        };
        std::vector<bool> best;
        for (Path<L> const& path : found_) best = std::max(best, order(path));
        std::erase_if(found_, [&](Path<L> const& path) { return order(path) != best; });
        return std::move(found_);
    }

    Walk<L> walk_;
    Move<L> move_;
    std::size_t at_most_;
    Manner manner_;
    Path<L> path_;
    std::vector<Path<L>> found_;
    long looked_ = 0;
    std::unique_ptr<DeadEnds> dead_ends_; // rests from which no way leads to the end
};

} // namespace detail

// The ways of a legal move, or of one that only a hand makes, at most so many. A quiet move has
// one.
template <Law const& L>
std::vector<Path<L>> paths(Position<L> const& position, Move<L> const& move,
                           std::size_t at_most = 10'000, Manner manner = Manner::lawful) {
    if (!move.is_capture()) return {Path<L>{{move.from, move.to}, {}}};
    return detail::PathSearch<L>(position, move, at_most, manner).run();
}

} // namespace damier::draughts
