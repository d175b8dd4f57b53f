#include "apps/damier/memory.hpp"

#include "damier/base/allowance.hpp"

#include <string>

namespace damier::program {

Result<Done> check_memory(std::size_t megabytes, int threads) {
    constexpr std::uint64_t megabyte = std::uint64_t{1} << 20;
    constexpr std::uint64_t per_thread = 9; // its stack and what it keeps for itself
    Allowance const allowed = allowance();
    if (static_cast<std::uint64_t>(threads) > allowed.threads)
        return error(msg("{} threads are too many: this process may have {}"), threads,
                     allowed.threads);
    std::uint64_t const wanted =
        megabytes + per_thread * static_cast<std::uint64_t>(threads > 1 ? threads : 0);
    if (wanted < allowed.memory / megabyte) return Done{};
    if (threads > 1)
        return error(
            msg("tables of {} MB and {} threads do not fit: this process may have {} MB of "
                "memory"),
            megabytes, threads, allowed.memory / megabyte);
    return error(msg("tables of {} MB do not fit: this process may have {} MB of memory"),
                 megabytes, allowed.memory / megabyte);
}

} // namespace damier::program
