// Ctrl-C, TERM and HUP for commands that finish what they are doing: a flag to look at instead of
// the end.
#pragma once

#include <atomic>
#include <chrono>
#include <csignal>
#include <stop_token>
#include <thread>

namespace damier::program {

// The signal that asked for the end, 0 when none has: the one thing that a handler may touch.
inline std::atomic<int> interrupted = 0;

inline void notice_interrupt() {
    auto const remember = [](int signal) { interrupted = signal; };
    std::signal(SIGINT, remember);
    std::signal(SIGTERM, remember);
    if (std::signal(SIGHUP, remember) == SIG_IGN) std::signal(SIGHUP, SIG_IGN); // under nohup
}

// Ends what waits for `stop` as soon as a signal has come, for as long as this lives.
class StopOnInterrupt {
public:
    explicit StopOnInterrupt(std::stop_source stop)
        : watch_([stop](std::stop_token const& over) mutable {
              while (!over.stop_requested() && !interrupted)
                  std::this_thread::sleep_for(std::chrono::milliseconds(10));
              if (interrupted) stop.request_stop();
          }) {}

private:
    std::jthread watch_;
};

} // namespace damier::program
