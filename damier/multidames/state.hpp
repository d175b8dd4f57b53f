// MultiDames as a game::State: one action is one step (remove, take, jump or stop), and the same
// seat plays again until its pawn has no jump left.
#pragma once

#include "damier/game/state.hpp"
#include "damier/multidames/position.hpp"

namespace damier::multidames {

inline constexpr std::string_view game_key = "multidames";
inline constexpr std::string_view game_name = msg("MultiDames");

class MultidamesState final : public game::State {
public:
    explicit MultidamesState(Position const& position); // settled

    Position const& position() const { return position_; }
    Step step(std::size_t action) const { return steps_[action]; }

    game::About const& about() const override { return *about_; }
    game::Seat to_play() const override { return position_.current(); }
    std::optional<game::Piece> at(game::Cell cell) const override;
    std::span<game::Action const> actions() const override { return actions_; }
    game::StatePtr after(std::size_t action) const override;
    game::Outcome outcome() const override;
    std::vector<int> scores() const override;
    std::string text() const override;
    Result<std::size_t> interpret(std::string_view typed) const override;
    Message why_not(std::span<game::Cell const> cells) const override;
    std::optional<game::Cell> held() const override;
    Message status() const override;

private:
    using AboutPtr = std::shared_ptr<game::About const>;
    MultidamesState(Position const& position, AboutPtr about);

    game::Cell cell(Spot s) const { return s.row * position_.size() + s.column; }
    Spot spot_of(game::Cell cell) const {
        return spot(cell / position_.size(), cell % position_.size());
    }
    Message round_text() const;
    Step step_at(Spot s) const; // what naming this cell means now
    game::Action action(Step step) const;

    Position position_;
    AboutPtr about_; // the same for all states of a game
    std::vector<Step> steps_;
    std::vector<game::Action> actions_;
};

} // namespace damier::multidames
