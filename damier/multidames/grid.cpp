#include "damier/multidames/grid.hpp"

namespace damier::multidames {

Grid::Plane Grid::jumpers() const {
    Plane taken{}; // low | high
    for (std::size_t i = 0; i < taken.size(); ++i)
        taken[i] = static_cast<std::uint16_t>(low_[i] | high_[i]);

    // One expression for each row, so that the compiler does eight rows at a time.
    Plane jumpers{};
    for (std::size_t i = margin; i < taken.size() - margin; ++i) {
        unsigned const beside = (taken[i] << 1 & free_[i] << 2) | (taken[i] >> 1 & free_[i] >> 2);
        unsigned const above = (taken[i - 1] & free_[i - 2])
                               | (taken[i - 1] << 1 & free_[i - 2] << 2)
                               | (taken[i - 1] >> 1 & free_[i - 2] >> 2);
        unsigned const below = (taken[i + 1] & free_[i + 2])
                               | (taken[i + 1] << 1 & free_[i + 2] << 2)
                               | (taken[i + 1] >> 1 & free_[i + 2] >> 2);
        jumpers[i] = static_cast<std::uint16_t>(taken[i] & (beside | above | below));
    }
    return jumpers;
}

Grid::Plane Grid::whites() const {
    Plane whites{};
    for (std::size_t i = 0; i < whites.size(); ++i)
        whites[i] = static_cast<std::uint16_t>(low_[i] & ~high_[i]);
    return whites;
}

int Grid::count(Pawn pawn) const {
    auto const code = static_cast<unsigned>(pawn);
    int count = 0;
    for (std::size_t i = 0; i < free_.size(); ++i) {
        unsigned const low = (code & 1u) != 0 ? low_[i] : ~unsigned{low_[i]};
        unsigned const high = (code & 2u) != 0 ? high_[i] : ~unsigned{high_[i]};
        unsigned const none = code == 0 ? free_[i] : ~0u;
        count += std::popcount(low & high & none & 0xFFFFu);
    }
    return count;
}

int Grid::worth() const {
    int worth = 0;
    for (Pawn const pawn : {Pawn::white, Pawn::red, Pawn::black})
        worth += count(pawn) * value(pawn);
    return worth;
}

} // namespace damier::multidames
