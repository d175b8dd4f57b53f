// Several processes, on one machine or on many, that build the same tables: each does its share,
// and what one has found it tells all the others. The library knows no network; `exchange` is lent
// by the program (apps/lab). A process that is alone has nobody to tell.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace damier::endgame {

struct Together {
    int rank = 0, size = 1;
    // Hands in one message and gets those of all, by rank. Every process calls it equally often.
    std::function<std::vector<std::string>(std::string const&)> exchange{};

    bool is_alone() const { return size == 1; }
    // Whose is the unit of work with this number?
    bool is_own(std::size_t unit) const {
        return unit % static_cast<std::size_t>(size) == static_cast<std::size_t>(rank);
    }
};

} // namespace damier::endgame
