#include "apps/terminal/engine_line.hpp"

#include "apps/text/translate.hpp"

#include "damier/base/text.hpp"

#include <fmt/core.h>

#include <cstdlib>

namespace damier::terminal {

EngineLine::EngineLine(game::Game const& game, std::function<void()> on_news)
    : analyst_(game.make_analyst({})), on_news_(std::move(on_news)) {}

void EngineLine::look_at(game::StatePtr state) {
    stop();
    if (analyst_ == nullptr || state->actions().empty()) return;
    thread_ = std::jthread([this, state = std::move(state)](std::stop_token stop) {
        analyst_->analyse(*state, {}, stop, [this](game::AnalysisLine const& line) {
            {
                std::lock_guard const lock(mutex_);
                latest_ = line;
            }
            on_news_();
        });
    });
}

void EngineLine::stop() {
    thread_.request_stop();
    if (thread_.joinable()) thread_.join();
    std::lock_guard const lock(mutex_);
    latest_.reset();
}

std::optional<game::AnalysisLine> EngineLine::latest() const {
    std::lock_guard const lock(mutex_);
    return latest_;
}

std::optional<game::AnalysisLine> EngineLine::think(game::State const& state,
                                                    Limits const& limits) {
    stop();
    if (analyst_ == nullptr || state.actions().empty()) return std::nullopt;
    game::AnalysisTask task;
    task.limits = limits;
    auto const lines = analyst_->analyse(state, task, {}, {});
    return lines.empty() ? std::nullopt : std::optional(lines.front());
}

std::string describe(game::AnalysisLine const& line, game::State const& state,
                     std::string const& side) {
    using text::tr;
    constexpr std::size_t most_moves = 12;
    game::Line beginning = line.actions;
    if (beginning.size() > most_moves) beginning.resize(most_moves);
    std::string const shown = join(game::texts_of(state, beginning), " ");
    long const plies = std::abs(line.distance.value_or(0));
    if (line.distance && *line.distance > 0)
        return tr(counted(plies, "depth {}, {} wins in {} ply: {}",
                          "depth {}, {} wins in {} plies: {}", line.depth, side, plies, shown));
    if (line.distance)
        return tr(counted(plies, "depth {}, {} loses in {} ply: {}",
                          "depth {}, {} loses in {} plies: {}", line.depth, side, plies, shown));
    if (line.is_drawn) return tr(Message(msg("depth {}, drawn: {}"), line.depth, shown));
    return tr(Message(msg("depth {}, {} for {}: {}"), line.depth, fmt::format("{:+.2f}", line.men),
                      side, shown));
}

} // namespace damier::terminal
