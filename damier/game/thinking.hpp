// The one way to let a computer think: ask, and hear the answer later on one's own loop. Nothing here
// waits. What is asked and told are values, so that under this seam there may be a thread, the loop
// itself where there are no threads, or another process; nobody above it can tell.
#pragma once

#include "damier/game/game.hpp"

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <variant>
#include <vector>

namespace damier::game {

// Runs something later on the loop of whoever gave it. It may be called from any thread.
using Executor = std::function<void(std::function<void()>)>;

struct Question {
    Game const* game = nullptr;
    StatePtr state;                 // none: only prepare for questions like this one
    std::string bot;                // a computer player of the game; empty: its analyst
    EngineSettings settings;        // of the analyst; a bot takes the seed only
    AnalysisTask task;              // a bot takes the limits only
    bool is_fresh = false;          // the analyst forgets first what it has found before
    std::shared_ptr<Bot> player{};  // instead of `bot`: one kept for a game, or another program
};

struct Answer {
    std::size_t action = 0;          // into state->actions()
    std::vector<AnalysisLine> lines; // of an analyst, best first; empty: there is no move
};
struct GivenUp {}; // it resigns instead of choosing

// Thoughts and lines come as they are found; each of the others is the last of its question.
using Told = std::variant<Thought, AnalysisLine, Answer, GivenUp, Error>;

class Thinking {
public:
    using Listener = std::function<void(Told const&)>;

    Thinking() = default;
    virtual ~Thinking() = default; // after it nothing is told
    Thinking(Thinking const&) = delete;
    Thinking& operator=(Thinking const&) = delete;

    // Gives up what was asked before: of that nothing more is told.
    virtual void start(Question question, Listener listener) = 0;
    virtual void hurry() = 0; // the answer is wanted now, with what is known
    virtual void stop() = 0;  // the answer is wanted no more
    virtual bool is_thinking() const = 0;
};

using MakeThinking = std::function<std::unique_ptr<Thinking>()>;

// In a thread of its own, one for all its questions. Analysts are kept as long as the questions are
// about the same game with the same settings.
std::unique_ptr<Thinking> think_in_thread(Executor executor);

// On the loop itself, which hears nothing meanwhile: for programs that do nothing else, and where
// there are no threads. `stop` ends any thinking early.
std::unique_ptr<Thinking> think_on_loop(Executor executor, std::stop_token stop = {});

} // namespace damier::game
