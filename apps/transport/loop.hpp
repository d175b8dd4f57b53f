// The loop of a program that sits at a desk or lets computers think: work is handed in from any
// thread and done in one. Between two pieces of work it can wait for other programs too.
#pragma once

#include "apps/transport/stream.hpp"
#include "damier/game/thinking.hpp"

#include <deque>
#include <mutex>
#include <span>

namespace damier::transport {

class Loop {
public:
    Loop();

    void post(std::function<void()> work); // from any thread
    game::Executor executor() {
        return [this](std::function<void()> work) { post(std::move(work)); };
    }

    bool run_one(); // false: there was nothing to do
    void run();     // what there is, not what comes of it

    int descriptor() const { return wake_.get(); } // can be read while there is work
    // Until there is work, one of the inputs has something or is closed, or the time is over.
    void wait(std::span<int const> inputs, std::chrono::milliseconds at_most) const;

private:
    std::mutex mutex_; // guards what was handed in
    std::deque<std::function<void()>> work_;
    Descriptor wake_;
};

} // namespace damier::transport
