#include "damier/multidames/grid.hpp"

namespace damier::multidames {

Grid::Plane Grid::jumpers(Jumps jumps) const {
    unsigned const straight = jumps == Jumps::slanted ? 0 : ~0u;
    unsigned const slanted = jumps == Jumps::straight ? 0 : ~0u;
    Plane taken{}; // low | high
    for (std::size_t i = 0; i < taken.size(); ++i)
        taken[i] = static_cast<std::uint16_t>(low_[i] | high_[i]);

    // One expression for each row, so that the compiler does eight rows at a time.
    Plane jumpers{};
    for (std::size_t i = margin; i < taken.size() - margin; ++i) {
        unsigned const beside = (taken[i] << 1 & free_[i] << 2) | (taken[i] >> 1 & free_[i] >> 2);
        unsigned const upright = (taken[i - 1] & free_[i - 2]) | (taken[i + 1] & free_[i + 2]);
        unsigned const aslant =
            (taken[i - 1] << 1 & free_[i - 2] << 2) | (taken[i - 1] >> 1 & free_[i - 2] >> 2)
            | (taken[i + 1] << 1 & free_[i + 2] << 2) | (taken[i + 1] >> 1 & free_[i + 2] >> 2);
        unsigned const can = ((beside | upright) & straight) | (aslant & slanted);
        jumpers[i] = static_cast<std::uint16_t>(taken[i] & can);
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

} // namespace damier::multidames
