// A loop for tests: what is handed to its executor runs when the test says so.
#pragma once

#include "damier/game/thinking.hpp"

#include <condition_variable>
#include <deque>
#include <mutex>

namespace damier::test {

class Loop {
public:
    game::Executor executor() {
        return [this](std::function<void()> work) {
            std::scoped_lock const lock(mutex_);
            waiting_.push_back(std::move(work));
            came_.notify_all();
        };
    }
    // Runs one thing, waiting for it if there is none.
    void run_one() {
        std::function<void()> work;
        {
            std::unique_lock lock(mutex_);
            came_.wait(lock, [&] { return !waiting_.empty(); });
            work = std::move(waiting_.front());
            waiting_.pop_front();
        }
        work();
    }
    // Runs what there is, and what comes of it.
    void run() {
        while (!is_empty()) run_one();
    }
    bool is_empty() {
        std::scoped_lock const lock(mutex_);
        return waiting_.empty();
    }

private:
    std::mutex mutex_;
    std::condition_variable came_;
    std::deque<std::function<void()>> waiting_;
};

} // namespace damier::test
