#include "apps/desktop/panels/draft.hpp"

#include <algorithm>

namespace damier::desktop {

namespace {

constexpr int king = 1; // as every rule set of draughts orders its kinds

std::string list_of(Draft const& draft, game::Seat seat) {
    std::string text;
    for (std::size_t i = 0; i < draft.about().cells.size(); ++i) {
        auto const piece = draft.at(static_cast<game::Cell>(i));
        if (!piece || piece->owner != seat) continue;
        if (!text.empty()) text += ',';
        if (piece->kind == king) text += 'K';
        text += draft.about().cells[i].label;
    }
    return text;
}

} // namespace

Draft::Draft(game::StatePtr state) : model_(std::move(state)), to_play_(model_->to_play()) {
    for (std::size_t i = 0; i < model_->about().cells.size(); ++i)
        pieces_.push_back(model_->at(static_cast<game::Cell>(i)));
    std::string const text = model_->text();
    prefix_ = text.substr(0, std::min(text.size(), text.find_first_of("WB")));
}

std::optional<game::Piece> Draft::at(game::Cell cell) const {
    return pieces_[static_cast<std::size_t>(cell)];
}

std::string Draft::text() const {
    return prefix_ + (to_play_ == 0 ? "W" : "B") + ":W" + list_of(*this, 0) + ":B"
           + list_of(*this, 1);
}

Result<std::size_t> Draft::interpret(std::string_view) const {
    return error(msg("nothing is played while a position is set up"));
}

Message Draft::why_not(std::span<game::Cell const>) const {
    return Message(msg("nothing is played while a position is set up"));
}

DraftPtr Draft::with(game::Cell cell, std::optional<game::Piece> piece) const {
    auto copy = std::make_shared<Draft>(*this);
    copy->pieces_[static_cast<std::size_t>(cell)] = piece;
    return copy;
}

DraftPtr Draft::with_turn(game::Seat seat) const {
    auto copy = std::make_shared<Draft>(*this);
    copy->to_play_ = seat;
    return copy;
}

DraftPtr Draft::cleared() const {
    auto copy = std::make_shared<Draft>(*this);
    std::ranges::fill(copy->pieces_, std::nullopt);
    return copy;
}

DraftPtr Draft::turned() const {
    auto copy = std::make_shared<Draft>(*this);
    std::ranges::reverse(copy->pieces_); // cells go row by row, so half a turn is the other way
    for (auto& piece : copy->pieces_)
        if (piece && piece->owner != game::nobody) piece->owner = 1 - piece->owner;
    copy->to_play_ = 1 - to_play_;
    return copy;
}

int Draft::count(game::Piece piece) const {
    return static_cast<int>(std::ranges::count(pieces_, std::optional(piece)));
}

bool Draft::is_usable(game::Cell cell) const {
    return !about().cells[static_cast<std::size_t>(cell)].label.empty();
}

bool has_fen(game::State const& state) {
    std::string const text = state.text();
    std::size_t const side = text.find_first_of("WB");
    return state.about().seats.size() == 2 && state.about().kinds.size() == 2
           && side != std::string::npos && text.find(":W") != std::string::npos
           && text.find(":B") != std::string::npos && text.find('\n') == std::string::npos;
}

} // namespace damier::desktop
