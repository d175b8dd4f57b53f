// Ctrl-C, TERM and HUP for commands that finish what they are doing: a flag to look at instead of
// the end.
#pragma once

#include <atomic>
#include <csignal>

namespace damier::program {

// The signal that asked for the end, 0 when none has: the one thing that a handler may touch.
inline std::atomic<int> interrupted = 0;

inline void notice_interrupt() {
    auto const remember = [](int signal) { interrupted = signal; };
    std::signal(SIGINT, remember);
    std::signal(SIGTERM, remember);
    if (std::signal(SIGHUP, remember) == SIG_IGN) std::signal(SIGHUP, SIG_IGN); // under nohup
}

} // namespace damier::program
