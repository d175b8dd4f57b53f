#include "apps/transport/loop.hpp"

#include <poll.h>
#include <sys/eventfd.h>

#include <cstdint>
#include <utility>

namespace damier::transport {

Loop::Loop() : wake_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}

void Loop::post(std::function<void()> work) {
    std::lock_guard const lock(mutex_);
    work_.push_back(std::move(work));
    eventfd_write(wake_.get(), 1);
}

bool Loop::run_one() {
    std::function<void()> work;
    {
        std::lock_guard const lock(mutex_);
        if (work_.empty()) return false;
        work = std::move(work_.front());
        work_.pop_front();
        eventfd_t count = 0;
        if (work_.empty()) eventfd_read(wake_.get(), &count);
    }
    work();
    return true;
}

void Loop::run() {
    std::size_t count = 0;
    {
        std::lock_guard const lock(mutex_);
        count = work_.size();
    }
    while (count-- > 0) run_one();
}

void Loop::wait(std::span<int const> inputs, std::chrono::milliseconds at_most) const {
    std::vector<pollfd> watched{{wake_.get(), POLLIN, 0}};
    for (int const input : inputs) watched.push_back({input, POLLIN, 0});
    poll(watched.data(), watched.size(), static_cast<int>(at_most.count()));
}

} // namespace damier::transport
