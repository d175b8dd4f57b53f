// Ctrl-C for commands that finish what they are doing: a flag to look at instead of the end.
#pragma once

#include <atomic>
#include <csignal>

namespace damier::program {

inline std::atomic<bool> interrupted = false; // the one thing that a signal handler may touch

inline void notice_interrupt() {
    std::signal(SIGINT, [](int) { interrupted = true; });
}

} // namespace damier::program
