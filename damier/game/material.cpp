#include "damier/game/material.hpp"

#include <algorithm>

namespace damier::game {

std::vector<int> pieces_left(State const& state) {
    std::vector<int> left(state.about().seats.size(), 0);
    for (std::size_t cell = 0; cell < state.about().cells.size(); ++cell) {
        auto const piece = state.at(static_cast<Cell>(cell));
        if (!piece) continue;
        if (piece->owner == nobody) return {};
        ++left[static_cast<std::size_t>(piece->owner)];
    }
    return left;
}

std::size_t most_captured(State const& state) {
    std::size_t most = 0;
    for (Action const& action : state.actions())
        most = std::max(most, action.ways.front().emptied.size());
    return most;
}

bool is_failed(State const& before, Action const& action, State const& after) {
    std::vector<Cell> const& cells = action.ways.front().cells;
    return !cells.empty() && action.ways.front().emptied.empty() && before.held() == after.held()
           && std::ranges::all_of(cells,
                                  [&](Cell cell) { return before.at(cell) == after.at(cell); });
}

bool must_capture(State const& state) {
    return !state.actions().empty()
           && std::ranges::none_of(state.actions(), [](Action const& action) {
                  return action.ways.front().emptied.empty();
              });
}

} // namespace damier::game
