// Work that several threads take piece by piece.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

namespace damier::draughts {

// The sum of part(0) to part(size - 1), computed by this many threads in no fixed order.
std::uint64_t shared_sum(int threads, std::size_t size,
                         std::function<std::uint64_t(std::size_t)> const& part);

} // namespace damier::draughts
