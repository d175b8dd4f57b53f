// Runs a computer player in a thread of its own and hands over its choice as a command.
// This is the only thread of the module, and it belongs to whoever makes the Thinker.
#pragma once

#include "damier/game/bot.hpp"
#include "damier/session/command.hpp"
#include "damier/session/event.hpp"

#include <atomic>
#include <functional>
#include <memory>
#include <thread>

namespace damier::session {

class Thinker {
public:
    // Called from the thread: it should only pass the command on (a queue, a posted event) and
    // must not call this Thinker.
    using Deliver = std::function<void(PlayAction)>;

    Thinker() = default;
    ~Thinker() { stop(); }
    Thinker(Thinker const&) = delete;
    Thinker& operator=(Thinker const&) = delete;

    // Stops what it was doing, then thinks about `state`. The bot may be kept and used again.
    void start(std::shared_ptr<game::Bot> bot, game::StatePtr state, Think const& think,
               Deliver deliver, game::ThoughtSink sink = {});

    void hurry(); // the choice is wanted now, with what is known so far
    void stop();  // the choice is wanted no more; returns when the thread has ended (20 ms)
    bool is_thinking() const { return is_thinking_; }

private:
    std::atomic<bool> is_thinking_ = false;
    std::atomic<bool> is_wanted_ = false;
    std::jthread thread_; // last: it uses the members above
};

} // namespace damier::session
