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

bool must_capture(State const& state) {
    return !state.actions().empty()
           && std::ranges::none_of(state.actions(), [](Action const& action) {
                  return action.ways.front().emptied.empty();
              });
}

} // namespace damier::game
