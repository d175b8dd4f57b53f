// A Mansuba position as a game::State: actions, outcome, chance, text.
#pragma once

#include "damier/base/random.hpp"
#include "damier/game/state.hpp"
#include "damier/mansuba/position.hpp"

#include <memory>

namespace damier::mansuba {

// What all states of one game share.
struct Setting {
    Board board;
    game::About about;
};
using SettingPtr = std::shared_ptr<Setting const>;

// `key` and `name` are the catalogue's.
SettingPtr make_setting(std::string_view key, std::string_view name, Rules rules);

class MansubaState final : public game::State {
public:
    MansubaState(SettingPtr setting, Position const& position, Random random);

    game::About const& about() const override { return setting_->about; }
    game::Seat to_play() const override { return position_.to_play; }
    std::optional<game::Piece> at(game::Cell cell) const override;
    std::span<game::Action const> actions() const override { return actions_; }
    game::StatePtr after(std::size_t action) const override;
    game::Outcome outcome() const override { return outcome_; }
    std::vector<int> scores() const override; // prisoners made
    std::string text() const override;
    Result<std::size_t> interpret(std::string_view typed) const override;
    Message why_not(std::span<game::Cell const> cells) const override;
    std::vector<game::Aside> aside() const override;
    Message status() const override;

    // The name of the relation that holds now, where the rules leave a choice.
    std::optional<Message> terrain() const;

    SettingPtr const& setting() const { return setting_; }
    Board const& board() const { return setting_->board; }
    Position const& position() const { return position_; }
    Random const& random() const { return random_; }
    std::vector<Move> const& moves() const { return moves_; } // in the order of actions()
    Move move(std::size_t action) const { return moves_[action]; }

private:
    game::Outcome find_outcome() const;
    void find_actions();

    SettingPtr setting_;
    Position position_;
    Random random_;
    game::Outcome outcome_;
    std::vector<Move> moves_;
    std::vector<game::Action> actions_;
};

} // namespace damier::mansuba
