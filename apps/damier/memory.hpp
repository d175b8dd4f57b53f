// Refuses tables that the machine has no memory for, before anybody asks the system for them.
#pragma once

#include "damier/base/result.hpp"

#include <unistd.h>

#include <cstddef>

namespace damier::program {

inline Result<Done> check_memory(std::size_t megabytes) {
    long const pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
    if (pages <= 0 || size <= 0) return Done{}; // the system does not tell
    auto const there =
        static_cast<std::size_t>(pages) / 1024 * static_cast<std::size_t>(size) / 1024;
    if (megabytes < there) return Done{};
    return error(msg("tables of {} MB do not fit: this machine has {} MB of memory"), megabytes,
                 there);
}

} // namespace damier::program
