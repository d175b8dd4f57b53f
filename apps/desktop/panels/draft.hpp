// A position being set up: pieces anywhere, legal or not. As a State it can be shown on a board,
// but nothing can be played in it.
#pragma once

#include "damier/game/setup.hpp"

#include <memory>
#include <optional>
#include <string>

namespace damier::desktop {

class Draft final : public game::State {
public:
    // The board and pieces of `state`, which is kept; its game must have a Setup.
    explicit Draft(game::StatePtr state);

    game::About const& about() const override { return model_->about(); }
    game::Seat to_play() const override { return placement_.to_play; }
    std::optional<game::Piece> at(game::Cell cell) const override { return placement_.at(cell); }
    std::span<game::Action const> actions() const override { return {}; }
    game::StatePtr after(std::size_t) const override { return nullptr; }
    game::Outcome outcome() const override { return game::Ongoing{}; }
    std::vector<int> scores() const override { return {0, 0}; }
    std::string text() const override { return model_->setup()->write(placement_); }
    Result<std::size_t> interpret(std::string_view typed) const override;
    Message why_not(std::span<game::Cell const> cells) const override;

    game::Placement const& placement() const { return placement_; }
    // The position to be played, or what is wrong with it.
    Result<game::StatePtr> built() const { return model_->setup()->build(placement_); }

    // Each gives another draft, as states do not change.
    std::shared_ptr<Draft const> with(game::Cell cell, std::optional<game::Piece> piece) const;
    std::shared_ptr<Draft const> with_turn(game::Seat seat) const;
    std::shared_ptr<Draft const> cleared() const;
    std::shared_ptr<Draft const> turned() const; // seen from the other side, sides exchanged

    int count(game::Piece piece) const;
    bool is_usable(game::Cell cell) const; // a square of the game

private:
    game::StatePtr model_;
    game::Placement placement_;
};

using DraftPtr = std::shared_ptr<Draft const>;

} // namespace damier::desktop
