// An analyst in a thread of its own. It is asked at any time, gives up at once what it was doing,
// and its newest lines are fetched when the owner likes: nothing piles up in a queue.
#pragma once

#include "damier/game/game.hpp"

#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace damier::desktop {

struct EngineTask {
    game::Game const* game = nullptr;
    game::StatePtr state;
    game::EngineSettings settings;
    std::size_t lines = 1;
    bool is_threat = false;
    Limits limits; // none: until stopped
};

class EngineWorker {
public:
    struct News {
        long task = 0;                         // number that ask() gave
        std::vector<game::AnalysisLine> lines; // best first
        bool is_done = false;                  // nothing more will come of this task
        bool has_changed = false;              // since the last fetch
    };

    EngineWorker();
    ~EngineWorker(); // returns when the thread has ended: within 20 ms

    long ask(EngineTask task); // never waits
    void stop();               // never waits; the lines so far stay
    bool is_busy() const;
    News fetch();

private:
    void run(std::stop_token stop);
    void work(EngineTask const& task, long number);
    void take(game::AnalysisLine const& line, long number);

    mutable std::mutex mutex_;
    std::condition_variable_any wake_;
    EngineTask next_;
    long asked_ = 0, started_ = 0;
    std::stop_source now_; // of the search under way
    News news_;

    // Only the thread touches these.
    game::AnalystPtr analyst_;
    game::Game const* game_ = nullptr;
    std::size_t megabytes_ = 0;
    int threads_ = 0;

    std::jthread thread_; // last: it uses the members above
};

} // namespace damier::desktop
