// Without threads the work is done one piece after another.
#include "damier/draughts/shared_work.hpp"

namespace damier::draughts {

std::uint64_t shared_sum(int /*threads*/, std::size_t size,
                         std::function<std::uint64_t(std::size_t)> const& part) {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < size; ++i) sum += part(i);
    return sum;
}

} // namespace damier::draughts
