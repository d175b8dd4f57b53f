// Which actions a person can still mean by the cells clicked so far.
#pragma once

#include "damier/game/state.hpp"
#include "damier/session/event.hpp"

#include <optional>
#include <span>
#include <vector>

namespace damier::session {

struct Choice {
    std::vector<Remaining> remaining; // empty: no action has these cells
    std::optional<Remaining> done;    // the one that is meant
};

// The first cell is the origin; each further one is any later cell of the way or any cell that it
// empties, so a click on one square that tells two captures apart is enough. Complete when one
// action is left and its last cell was clicked; a second click on the last cell means "and no
// farther". A piece that is taken off against the rules has to be clicked too. `quick` completes as
// soon as one action is left, also by its destination alone.
Choice choose(game::State const& state, std::span<game::Cell const> cells, bool with_irregular,
              bool quick);

} // namespace damier::session
