// Solves one slice and its turned() one, group by group, on several threads and in several
// processes.
#pragma once

#include "damier/endgame/mechanics.hpp"
#include "damier/endgame/together.hpp"

#include <functional>
#include <stop_token>

namespace damier::endgame {

struct SolveTask {
    int threads = 1;
    std::stop_token stop{};
    std::function<void(std::uint64_t)> progress{}; // positions done since the last call
    Together together{}; // with others each solves its share of the groups
};

// The slice first, the turned one second, if it is another. All that captures and promotions lead
// to must be in `solved`; what has been solved is added. Empty if it was stopped, by whichever
// process.
std::vector<SolvedSlice> solve(Mechanics const& mechanics, Slice const& slice, Ends const& ends,
                               Solved& solved, SolveTask const& task);

} // namespace damier::endgame
