// The search for two seats: alpha-beta over whole turns with a transposition table. What one gains
// the other loses, so the lead at the end is all that counts.
#pragma once

#include "damier/multidames/thinker.hpp"

namespace damier::multidames {

class Duel final : public Thinker {
public:
    Duel(std::uint64_t seed, Budget const& budget);

private:
    enum class Bound : std::uint8_t { none, exact, at_least, at_most };
    struct Entry {
        std::uint64_t key = 0;
        std::uint64_t best = 0; // key of the board after the best turn; 0 for stopping
        int value = 0;          // without the lead so far
        std::int8_t depth = 0;
        Bound bound = Bound::none;
    };

    int value_of(Turn const& turn, int depth, int alpha) override;
    int search(Position const& position, std::uint64_t key, int depth, int alpha, int beta);
    int search_turns(Position const& position, std::vector<Turn> const& turns, int depth, int alpha,
                     int beta, std::uint64_t& best_key);
    int leaf(Position const& position, std::uint64_t key);
    int lead_so_far(Position const& position) const;
    Entry& entry(std::uint64_t key) { return table_[key & (table_.size() - 1)]; }

    std::vector<std::vector<Turn>> turns_; // one list for each depth, kept to save allocations
    std::vector<Entry> table_;
};

} // namespace damier::multidames
