// What an engine thinks of a state, in words and numbers that any front end can show. It blocks
// while it thinks and prints nothing.
#pragma once

#include "damier/base/limits.hpp"
#include "damier/base/strength.hpp"
#include "damier/game/line.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace damier::game {

struct EngineSettings {
    std::size_t table_megabytes = 16;
    int threads = 1;
    int strength = highest_level; // a level or points
    std::uint64_t seed = 1;
};

struct AnalysisTask {
    Limits limits;
    std::shared_ptr<LaterLimits const> later{}; // in pondering: limits that will hold from then on
    std::size_t lines = 1;                      // best moves to tell
    std::vector<std::size_t> only; // indices of the actions to choose from; empty = all
    bool is_threat = false;        // what would the other side do if it could move now?
};

struct AnalysisLine {
    std::size_t rank = 0;               // 0 = the best
    double men = 0;                     // for the side to move
    std::optional<int> distance;        // plies to a forced win (positive) or loss (negative)
    double win = 0, draw = 0, loss = 0; // expectation; the three add up to 1
    bool is_drawn = false;              // for certain
    int depth = 0;
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
    Line actions; // the first is the choice; of a threat, from State::passed() on
};

using AnalysisSink = std::function<void(AnalysisLine const&)>;

class Analyst {
public:
    virtual ~Analyst() = default;

    // The lines of the last finished depth, best first; empty if there is no move. `state` must be
    // one of the game that made this analyst.
    virtual std::vector<AnalysisLine> analyse(State const& state, AnalysisTask const& task,
                                              std::stop_token stop, AnalysisSink const& sink) = 0;
    virtual void forget() = 0; // for another game
};

using AnalystPtr = std::unique_ptr<Analyst>;

} // namespace damier::game
