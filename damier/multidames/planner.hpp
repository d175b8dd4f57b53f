// The search for three and four seats: plans my own turns, and expects the others to take what
// scores most now. (Taking them all for enemies, or each for a perfect player, makes it stop far
// too early and loses to players who simply play on.)
#pragma once

#include "damier/multidames/thinker.hpp"

namespace damier::multidames {

class Planner final : public Thinker {
public:
    Planner(std::uint64_t seed, Budget const& budget);

private:
    int value_of(Turn const& turn, int depth, int alpha) override;
    int search(Position const& position, std::uint64_t key, int depth, std::size_t ply);
    int mine(Position const& position, std::uint64_t key, int depth, std::size_t ply);
    int theirs(Position const& position, std::uint64_t key, int depth, std::size_t ply);
    int leaf(Position const& position, std::uint64_t key);
    bool gains_by_stopping(Position const& position, Turn const& stop, std::uint64_t key);

    std::vector<std::vector<Turn>> turns_; // one list for each ply, kept to save allocations
};

} // namespace damier::multidames
