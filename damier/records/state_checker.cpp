#include "damier/records/state_checker.hpp"

#include "damier/game/joined_capture.hpp"
#include "damier/records/step.hpp"

#include <utility>
#include <vector>

namespace damier::records {

namespace {

class StateChecker final : public game::MoveChecker {
public:
    StateChecker(game::Game const& game, game::StatePtr start)
        : game_(game), start_(std::move(start)), line_{start_, start_} {}

    void start() override {
        line_ = {start_, start_};
        outer_.clear();
        part_.clear();
    }
    Result<Done> set_up(std::string_view text) override {
        Result<game::StatePtr> const state = game_.read(text);
        if (!state) return state.error();
        line_ = {line_.now, *state};
        part_.clear();
        return Done{};
    }
    std::optional<Error> play(std::string_view text) override {
        if (part_.empty()) return play_whole(text);
        std::optional<Error> const failure = std::exchange(failure_, std::nullopt);
        std::string const whole = game::joined_capture(std::exchange(part_, {}), text);
        if (whole.empty()) return failure;
        return play_whole(whole) ? failure : std::nullopt;
    }
    bool is_waiting() const override { return !part_.empty(); }
    void enter_variation() override {
        outer_.push_back(line_);
        line_.now = line_.before;
        part_.clear();
    }
    void leave_variation() override {
        line_ = outer_.back();
        outer_.pop_back();
        part_.clear();
    }

private:
    struct Line {
        game::StatePtr before, now;
    };

    std::optional<Error> play_whole(std::string_view text) {
        Result<Step> const step = find_step(line_.now, text);
        if (step) {
            line_ = {line_.now, step->from->after(step->action)};
            return std::nullopt;
        }
        if (!is_part_of_capture(*line_.now, text)) return step.error();
        part_ = text;
        failure_ = step.error();
        return std::nullopt;
    }

    game::Game const& game_;
    game::StatePtr start_;
    Line line_;
    std::vector<Line> outer_;
    std::string part_;             // the first jumps of a capture
    std::optional<Error> failure_; // what was wrong with them as a move
};

} // namespace

std::unique_ptr<game::MoveChecker> make_state_checker(game::Game const& game,
                                                      game::StatePtr const& start) {
    return std::make_unique<StateChecker>(game, start);
}

} // namespace damier::records
