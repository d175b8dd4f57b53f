// Drop-out expansion (Lincke): a book grows at the position that good play reaches soonest. Every
// ply on the way counts one, and so does a tenth of a man that a move gives away against the best
// one.
#pragma once

#include "damier/game/book.hpp"

#include <functional>
#include <unordered_map>

namespace damier::lab {

class Dropout {
public:
    using Judge = std::function<int(game::State const&)>; // hundredths, for who is to play

    Dropout(game::StatePtr start, Judge judge);

    // Judges every position after the next one to be looked at. False if there is none left.
    bool expand();

    std::size_t positions() const { return nodes_.size(); }
    game::Book book() const; // without the start itself

private:
    struct Node {
        game::StatePtr state; // until it is expanded
        std::uint64_t key = 0;
        int value = 0;
        double distance = 0; // to the next position to be looked at
        std::vector<std::size_t> next{}, before{};
    };

    std::size_t enter(game::StatePtr state); // the node of a position, made and judged if it is new
    void update(std::size_t at);             // and everything that leads there

    Judge judge_;
    std::vector<Node> nodes_;
    std::unordered_map<std::uint64_t, std::size_t> by_key_;
};

} // namespace damier::lab
