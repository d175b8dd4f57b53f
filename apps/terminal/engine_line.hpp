// The engine's opinion of one position after another, found in the background.
#pragma once

#include "damier/game/game.hpp"

#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace damier::terminal {

class EngineLine {
public:
    // `on_news` is called from the engine's thread when latest() has changed.
    EngineLine(game::Game const& game, std::function<void()> on_news);
    ~EngineLine() { stop(); }
    EngineLine(EngineLine const&) = delete;
    EngineLine& operator=(EngineLine const&) = delete;

    bool can_think() const { return analyst_ != nullptr; }
    void look_at(game::StatePtr state); // gives up what it looked at before
    void stop();
    std::optional<game::AnalysisLine> latest() const;
    // Thinks for so long and waits for it.
    std::optional<game::AnalysisLine> think(game::State const& state, Limits const& limits);

private:
    game::AnalystPtr analyst_;
    std::function<void()> on_news_;
    mutable std::mutex mutex_; // for latest_
    std::optional<game::AnalysisLine> latest_;
    std::jthread thread_; // last: it uses the members above
};

// "depth 12, +0.35 for White: 32-28 19-23 28x19"
std::string describe(game::AnalysisLine const& line, game::State const& state,
                     std::string const& side);

} // namespace damier::terminal
