// Who plays whom, from which opening, with which colour: every game of a match has a number, and
// the number says all. So a match that was killed knows what is left to play.
#pragma once

#include <cstddef>
#include <vector>

namespace damier::match {

struct Pairing {
    std::size_t first, second; // players; the result is told for the first
};

struct GameOrder {
    std::size_t number;  // 0, 1, 2 ...
    std::size_t pairing; // index into pairings()
    std::size_t opening; // each is used for two games, once with each colour
    std::size_t white, black;
};

class Schedule {
public:
    // `games` for each pairing, made even so that every opening is played with both colours.
    Schedule(std::size_t players, std::size_t games);

    std::vector<Pairing> const& pairings() const { return pairings_; }
    std::size_t pairs() const { return games_ / 2; } // of each pairing, each from its own opening
    std::size_t size() const { return pairings_.size() * games_; }
    GameOrder order(std::size_t number) const;
    std::size_t partner(std::size_t number) const { return number ^ 1; } // the colours reversed

private:
    std::vector<Pairing> pairings_; // each with each
    std::size_t games_;
};

} // namespace damier::match
