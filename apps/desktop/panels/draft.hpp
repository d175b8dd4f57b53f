// A position being set up: pieces anywhere, legal or not. As a State it can be shown on a board,
// but nothing can be played in it.
#pragma once

#include "damier/game/game.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace damier::desktop {

class Draft final : public game::State {
public:
    // The board and pieces of `state`, which is kept.
    explicit Draft(game::StatePtr state);

    game::About const& about() const override { return model_->about(); }
    game::Seat to_play() const override { return to_play_; }
    std::optional<game::Piece> at(game::Cell cell) const override;
    std::span<game::Action const> actions() const override { return {}; }
    game::StatePtr after(std::size_t) const override { return nullptr; }
    game::Outcome outcome() const override { return game::Ongoing{}; }
    std::vector<int> scores() const override { return {0, 0}; }
    std::string text() const override; // FEN, with the size before it where the model has one
    Result<std::size_t> interpret(std::string_view typed) const override;
    Message why_not(std::span<game::Cell const> cells) const override;

    // Each gives another draft, as states do not change.
    std::shared_ptr<Draft const> with(game::Cell cell, std::optional<game::Piece> piece) const;
    std::shared_ptr<Draft const> with_turn(game::Seat seat) const;
    std::shared_ptr<Draft const> cleared() const;
    std::shared_ptr<Draft const> turned() const; // seen from the other side, sides exchanged

    int count(game::Piece piece) const;
    bool is_usable(game::Cell cell) const; // a square of the game

private:
    game::StatePtr model_;
    std::string prefix_; // of the text
    std::vector<std::optional<game::Piece>> pieces_;
    game::Seat to_play_ = 0;
};

using DraftPtr = std::shared_ptr<Draft const>;

// Whether positions of the game are written as FEN, so that a Draft can write them.
bool has_fen(game::State const& state);

} // namespace damier::desktop
