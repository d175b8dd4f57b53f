#include "apps/desktop/panels/draft.hpp"

#include <algorithm>

namespace damier::desktop {

Draft::Draft(game::StatePtr state)
    : model_(std::move(state)), placement_(game::Placement::of(*model_)) {}

Result<std::size_t> Draft::interpret(std::string_view) const {
    return error(msg("nothing is played while a position is set up"));
}

Message Draft::why_not(std::span<game::Cell const>) const {
    return Message(msg("nothing is played while a position is set up"));
}

DraftPtr Draft::with(game::Cell cell, std::optional<game::Piece> piece) const {
    auto copy = std::make_shared<Draft>(*this);
    copy->placement_.at(cell) = piece;
    return copy;
}

DraftPtr Draft::with_turn(game::Seat seat) const {
    auto copy = std::make_shared<Draft>(*this);
    copy->placement_.to_play = seat;
    return copy;
}

DraftPtr Draft::cleared() const {
    auto copy = std::make_shared<Draft>(*this);
    std::ranges::fill(copy->placement_.pieces, std::nullopt);
    return copy;
}

DraftPtr Draft::turned() const {
    auto copy = std::make_shared<Draft>(*this);
    auto& pieces = copy->placement_.pieces;
    std::ranges::reverse(pieces); // cells go row by row, so half a turn is the other way
    for (auto& piece : pieces)
        if (piece && piece->owner != game::nobody) piece->owner = 1 - piece->owner;
    copy->placement_.to_play = 1 - to_play();
    return copy;
}

int Draft::count(game::Piece piece) const {
    return static_cast<int>(std::ranges::count(placement_.pieces, std::optional(piece)));
}

bool Draft::is_usable(game::Cell cell) const {
    return !about().cells[static_cast<std::size_t>(cell)].label.empty();
}

} // namespace damier::desktop
