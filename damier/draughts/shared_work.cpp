#include "damier/draughts/shared_work.hpp"

#include <atomic>
#include <new>
#include <thread>
#include <vector>

namespace damier::draughts {

std::uint64_t shared_sum(int threads, std::size_t size,
                         std::function<std::uint64_t(std::size_t)> const& part) {
    std::atomic<std::size_t> taken = 0;
    std::atomic<std::uint64_t> sum = 0;
    std::atomic<bool> has_memory = true; // if not it is told to the caller, not to the thread
    {
        std::vector<std::jthread> workers;
        for (int i = 0; i < threads; ++i)
            workers.emplace_back([&] {
                try {
                    for (std::size_t next = taken++; next < size; next = taken++) sum += part(next);
                } catch (std::bad_alloc const&) {
                    has_memory = false;
                }
            });
    } // joins
    if (!has_memory) throw std::bad_alloc();
    return sum;
}

} // namespace damier::draughts
