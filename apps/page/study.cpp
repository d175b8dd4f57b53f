#include "apps/page/study.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace damier::page {

namespace {

constexpr std::size_t most_lines = 5;
constexpr int deep_enough = 40;

} // namespace

std::string short_value(play::Evaluation const& value) {
    if (value.is_drawn()) return "=";
    if (value.distance) {
        bool const is_won = value.win > value.loss;
        return (is_won ? "+#" : "−#") + std::to_string((std::abs(*value.distance) + 1) / 2);
    }
    char text[16];
    std::snprintf(text, sizeof text, "%.2f", std::abs(value.men));
    return (value.men > 0 ? "+" : value.men < 0 ? "−" : "") + std::string(text);
}

Study::Study(Table& table, Voice const& voice)
    : table_(table), voice_(voice), analyst_(table.far().make("study")) {}

void Study::use(std::size_t lines) {
    lines_ = std::min(lines, most_lines);
    studied_ = nullptr;
    found_.clear();
    if (lines_ == 0) analyst_->stop();
    table_.change();
}

void Study::follow() {
    if (lines_ == 0 || !table_.has_game()) return;
    game::StatePtr const state = table_.session().tree().node(table_.shown()).state;
    if (state == studied_) return;
    studied_ = state;
    found_.clear();
    if (state->actions().empty()) return analyst_->stop();
    game::Question question;
    question.game = &table_.session().game();
    question.state = state;
    question.task.lines = lines_;
    question.task.limits.depth = deep_enough;
    analyst_->start(std::move(question), [this](game::Told const& told) { hear(told); });
}

void Study::hear(game::Told const& told) {
    if (auto const* const line = std::get_if<game::AnalysisLine>(&told)) {
        if (line->rank >= most_lines) return;
        if (found_.size() <= line->rank) found_.resize(line->rank + 1);
        found_[line->rank] = *line;
        voice_.tell(view());
    } else if (auto const* const failure = std::get_if<Error>(&told)) {
        use(0);
        voice_.refuse(*failure);
    }
}

Json Study::view() const {
    Json json{{"kind", "lines"}, {"wanted", lines_}, {"lines", Json::array()}};
    if (!studied_) return json;
    for (game::AnalysisLine const& line : found_) {
        if (line.actions.empty() || line.actions.front() >= studied_->actions().size()) continue;
        play::Evaluation const value = play::evaluation_of(line, studied_->to_play());
        json["lines"].push_back(
            {{"value", line.is_drawn ? "=" : short_value(value)},
             {"first_seat", value.expectation()},
             {"depth", line.depth},
             {"moves", game::texts_of(*studied_, line.actions)},
             {"action", line.actions.front()},
             {"cells", studied_->actions()[line.actions.front()].ways.front().cells}});
    }
    return json;
}

} // namespace damier::page
