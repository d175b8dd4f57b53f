// Analysis of the position that is shown, and a look at every move of a game.
#include "apps/page/bridge.hpp"
#include "damier/base/text.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace damier::page {

namespace {

constexpr std::uint64_t review_nodes = 30'000; // for each move: a game takes a few seconds

// "+0.35", "win in 7", for the first seat.
std::string value_text(game::AnalysisLine const& line, bool is_first, Language const& language) {
    int const sign = is_first ? 1 : -1;
    if (line.is_drawn) return "=";
    if (line.distance) {
        int const plies = *line.distance;
        bool const wins_first = (plies > 0) == is_first;
        return (wins_first ? "+" : "−") + language.tr(Message("#{}", (std::abs(plies) + 1) / 2));
    }
    char text[16];
    double const men = sign * line.men;
    std::snprintf(text, sizeof text, "%.2f", std::abs(men));
    return (men > 0 ? "+" : men < 0 ? "−" : "") + std::string(text);
}

double expectation(game::AnalysisLine const& line, bool is_first) {
    double const own = line.win + line.draw / 2;
    return is_first ? own : 1 - own;
}

} // namespace

void Bridge::analyse(Rest text) {
    lines_ = static_cast<std::size_t>(std::clamp(to_integer(text).value_or(0), 0L, 5L));
    studied_ = nullptr;
    found_.clear();
    if (lines_ == 0) analyst_->stop();
    if (has_game()) {
        has_changed_ = true;
        think_about_shown();
    }
}

void Bridge::think_about_shown() {
    if (lines_ == 0 || !has_game() || !to_judge_.empty()) return;
    game::StatePtr const state = session().tree().node(shown()).state;
    if (state == studied_) return;
    studied_ = state;
    found_.clear();
    if (state->actions().empty()) return analyst_->stop();
    game::Question question;
    question.game = &session().game();
    question.state = state;
    question.task.lines = lines_;
    question.task.limits.depth = 40;
    analyst_->start(std::move(question), [this](game::Told const& told) {
        if (auto const* const line = std::get_if<game::AnalysisLine>(&told)) {
            if (found_.size() <= line->rank) found_.resize(line->rank + 1);
            found_[line->rank] = *line;
            tell_(lines_view());
        } else if (auto const* const failure = std::get_if<Error>(&told)) {
            lines_ = 0;
            say(*failure);
            has_changed_ = true;
        }
    });
}

Json Bridge::lines_view() const {
    Json json{{"kind", "lines"}, {"wanted", lines_}, {"lines", Json::array()}};
    if (!studied_) return json;
    bool const is_first = studied_->to_play() == 0;
    for (game::AnalysisLine const& line : found_) {
        if (line.actions.empty() || line.actions.front() >= studied_->actions().size()) continue;
        Json cells = studied_->actions()[line.actions.front()].ways.front().cells;
        auto const moves = game::texts_of(*studied_, line.actions);
        json["lines"].push_back({{"value", value_text(line, is_first, language_)},
                                 {"first_seat", expectation(line, is_first)},
                                 {"depth", line.depth},
                                 {"moves", moves},
                                 {"action", line.actions.front()},
                                 {"cells", std::move(cells)}});
    }
    return json;
}

// Every position of the game is looked at, the last first: what is found later helps what was
// before.
void Bridge::review(Rest) {
    lines_ = 0;
    judged_.clear();
    to_judge_ = session().played_line();
    has_changed_ = true;
    review_next();
}

void Bridge::review_next() {
    while (!to_judge_.empty() && session().tree().node(to_judge_.back()).state->actions().empty())
        to_judge_.pop_back();
    if (to_judge_.empty()) {
        std::ranges::reverse(judged_);
        has_changed_ = true;
        return;
    }
    session::NodeId const id = to_judge_.back();
    game::Question question;
    question.game = &session().game();
    question.state = session().tree().node(id).state;
    question.task.limits.nodes = review_nodes;
    analyst_->start(std::move(question), [this, id](game::Told const& told) {
        if (std::holds_alternative<Error>(told)) {
            to_judge_.clear();
            return say(std::get<Error>(told));
        }
        auto const* const answer = std::get_if<game::Answer>(&told);
        if (answer == nullptr || to_judge_.empty()) return;
        if (!answer->lines.empty()) {
            game::State const& state = *session().tree().node(id).state;
            judged_.push_back(
                {id, expectation(answer->lines.front(), state.to_play() == 0), answer->action});
        }
        to_judge_.pop_back();
        tell_({{"kind", "reviewing"}, {"left", to_judge_.size()}});
        review_next();
    });
}

} // namespace damier::page
