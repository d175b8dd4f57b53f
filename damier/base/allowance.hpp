// What this process may really have: what the machine has, cut by the limits of the process and of
// its group (containers are such groups).
#pragma once

#include <cstdint>
#include <filesystem>

namespace damier {

struct Allowance {
    std::uint64_t memory = UINT64_MAX; // bytes that may still be asked for; most when unknown
    std::uint64_t threads = UINT64_MAX;
};

// `root` is where /proc and /sys are found.
Allowance allowance(std::filesystem::path const& root = "/");

} // namespace damier
