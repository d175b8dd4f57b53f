#include "apps/desktop/premove.hpp"

#include "damier/session/choice.hpp"

namespace damier::desktop {

void Premove::click(game::State const& state, game::Seat own, game::Cell cell) {
    bool const is_same = cells_ == std::vector<game::Cell>{cell};
    bool const goes_on = cells_.size() == 1 && !is_same;
    auto const piece = state.at(cell);
    bool const is_own = piece && piece->owner == own;
    if (goes_on && !is_own)
        cells_.push_back(cell);
    else if (is_own && !is_same)
        cells_ = {cell};
    else
        cells_.clear();
}

std::optional<session::PlayCells> Premove::command(session::Session const& session) const {
    if (!is_whole()) return std::nullopt;
    session::Choice const choice = session::choose(session.state(), cells_, false, true);
    if (!choice.done || choice.done->is_irregular) return std::nullopt;
    return session::PlayCells{cells_, true};
}

} // namespace damier::desktop
