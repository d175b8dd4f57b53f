// Moves that a hand can make but the law forbids: a quiet move when a capture is due, a capture
// that takes too little or stops too early. Under arbitration the opponent decides about them.
#pragma once

#include "damier/draughts/generate.hpp"
#include "damier/draughts/walk.hpp"

#include <algorithm>
#include <span>
#include <vector>

namespace damier::draughts {

template <Law const& L> class Irregular {
public:
    static constexpr std::size_t most = 500; // nobody chooses among more

    Irregular(Position<L> const& position, std::span<Move<L> const> legal)
        : position_(position), legal_(legal) {}

    std::vector<Move<L>> find() {
        bool const is_due = !legal_.empty() && legal_.front().is_capture()
                            && L.obligation() == Obligation::compulsory;
        if (!is_due) return {};
        return all();
    }

    // Whatever the pieces of the side to move can be made to do, without the legal moves.
    std::vector<Move<L>> all() {
        MoveList<L> quiet;
        Generator<L>::list_quiet(position_, quiet);
        found_.assign(quiet.begin(), quiet.end());
        for (Square<L> const from : position_.pieces(position_.to_move())) {
            Walk<L> const walk(position_, from, Manner::by_hand);
            go_on(walk, walk.start());
        }
        return found_;
    }

private:
    using Rest = typename Walk<L>::Rest;
    static constexpr int budget = 20'000; // squares looked at

    void go_on(Walk<L> const& walk, Rest const& before) {
        walk.jumps(before, [&](auto const& landings) {
            for (Rest const& rest : landings) {
                if (found_.size() >= most || ++looked_ > budget) return false;
                add(walk.move(rest));
                go_on(walk, rest);
            }
            return true;
        });
    }
    void add(Move<L> const& move) {
        auto const is_there = [&](auto const& list) {
            return std::find(list.begin(), list.end(), move) != list.end();
        };
        if (!is_there(found_) && !is_there(legal_)) found_.push_back(move);
    }

    Position<L> const& position_;
    std::span<Move<L> const> legal_;
    std::vector<Move<L>> found_;
    int looked_ = 0;
};

} // namespace damier::draughts
