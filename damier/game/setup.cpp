#include "damier/game/setup.hpp"

namespace damier::game {

Placement Placement::of(State const& state) {
    Placement placement = empty(state);
    for (std::size_t i = 0; i < placement.pieces.size(); ++i)
        placement.pieces[i] = state.at(static_cast<Cell>(i));
    return placement;
}

Placement Placement::empty(State const& state) {
    Placement placement;
    placement.pieces.resize(state.about().cells.size());
    placement.to_play = state.to_play();
    return placement;
}

} // namespace damier::game
