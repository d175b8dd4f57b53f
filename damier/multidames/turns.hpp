// The different ways in which a turn can end. Whole chains of jumps explode in number, so chains
// that lead to the same board are found once and the search is bounded, fairly for each pawn.
#pragma once

#include "damier/multidames/position.hpp"

#include <cstdint>
#include <vector>

namespace damier::multidames {

// A turn played to its end, the position settled for whoever is next.
struct Turn {
    Position after;
    std::uint64_t key = 0; // of the board after it
    int gain = 0;          // what the turn scores from the given position on
    Step first;            // how it starts
};

std::uint64_t board_key(Grid const& grid, int size);

class TurnFinder {
public:
    TurnFinder();

    // Every turn that starts in `position` except stopping, or as many as `most_steps` steps reach;
    // `key` is that of its board. Higher gains tend to come first.
    void find(Position const& position, std::uint64_t key, int most_steps,
              std::vector<Turn>& turns);

    std::uint64_t steps() const { return steps_; } // taken so far, in all calls

private:
    void removals(Position const& position, std::uint64_t key, std::vector<Turn>& turns);
    void chains(Position const& position, std::uint64_t key, int gain, std::vector<Turn>& turns);
    Turn rested(Position const& position, std::uint64_t key, int gain) const;
    bool is_new(std::uint64_t key);

    struct Seen {
        std::uint64_t key = 0;
        std::uint32_t call = 0;
    };
    std::vector<Seen> seen_;
    std::uint32_t call_ = 0;
    std::uint64_t steps_ = 0;
    std::uint64_t stop_at_ = 0; // no new chain is begun from this count of steps on
    Step first_;
    bool has_first_ = false;
};

} // namespace damier::multidames
