#include "damier/records/state_checker.hpp"

#include "damier/game/joined_capture.hpp"
#include "damier/records/written_move.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace damier::records {

namespace {

// The states in which a line can be: one, but for captures that are not told apart.
using States = std::vector<game::StatePtr>;

struct Next {
    States states;
    bool is_after_end = true; // of each of them
};

Next after(States const& states, std::string_view text) {
    constexpr std::size_t most = 64;
    Next next;
    for (game::StatePtr const& state : states) {
        if (Result<WrittenMove> const step = find_written_move(state, text)) {
            next.states.push_back(step->from->after(step->action));
            next.is_after_end &= step->is_after_end;
            continue;
        }
        std::vector<std::size_t> const captures = captures_along(*state, text);
        if (captures.size() < 2) continue;
        next.is_after_end = false;
        for (std::size_t const action : captures) next.states.push_back(state->after(action));
    }
    next.states.resize(std::min(next.states.size(), most));
    return next;
}

class StateChecker final : public game::MoveChecker {
public:
    StateChecker(game::Game const& game, game::StatePtr start)
        : game_(game), start_(std::move(start)), line_{{start_}, {start_}} {}

    void start() override {
        line_ = {{start_}, {start_}};
        outer_.clear();
        part_.clear();
        has_gone_on_ = false;
    }
    Result<Done> set_up(std::string_view text) override {
        Result<game::StatePtr> const state = game_.read(text);
        if (!state) return state.error();
        line_ = {line_.now, {*state}};
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
    bool may_be_drawn() const override { return has_gone_on_; }
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
        States before, now;
    };

    std::optional<Error> play_whole(std::string_view text) {
        if (Next next = after(line_.now, text); !next.states.empty()) {
            line_ = {std::move(line_.now), std::move(next.states)};
            has_gone_on_ |= next.is_after_end;
            return std::nullopt;
        }
        Error const wrong = find_written_move(line_.now.front(), text).error();
        auto const is_part = [&](auto const& state) { return is_part_of_capture(*state, text); };
        if (std::ranges::none_of(line_.now, is_part)) return wrong;
        part_ = text;
        failure_ = wrong;
        return std::nullopt;
    }

    game::Game const& game_;
    game::StatePtr start_;
    Line line_;
    std::vector<Line> outer_;
    std::string part_;             // the first jumps of a capture
    std::optional<Error> failure_; // what was wrong with them as a move
    bool has_gone_on_ = false;     // after a draw by the rules
};

} // namespace

std::unique_ptr<game::MoveChecker> make_state_checker(game::Game const& game,
                                                      game::StatePtr const& start) {
    return std::make_unique<StateChecker>(game, start);
}

} // namespace damier::records
