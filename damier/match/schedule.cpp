#include "damier/match/schedule.hpp"

#include <cassert>

namespace damier::match {

Schedule::Schedule(std::size_t players, std::size_t games) : games_(games + games % 2) {
    for (std::size_t i = 0; i < players; ++i)
        for (std::size_t j = i + 1; j < players; ++j) pairings_.push_back({i, j});
}

// The two games of an opening follow each other, and the pairings take turns, so that an unfinished
// match has nearly the same number of games for everybody.
GameOrder Schedule::order(std::size_t number) const {
    assert(number < size());
    std::size_t const pair = number / 2;
    std::size_t const pairing = pair % pairings_.size();
    Pairing const& p = pairings_[pairing];
    bool const is_reversed = number % 2 != 0;
    return {number, pairing, pair / pairings_.size(), is_reversed ? p.second : p.first,
            is_reversed ? p.first : p.second};
}

} // namespace damier::match
