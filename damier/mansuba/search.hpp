// The strong player's search: iterative deepening alpha-beta on the compact position. It knows
// nothing of the State's random generator, so it cannot foresee an escape or the next terrain.
#pragma once

#include "damier/mansuba/distances.hpp"
#include "damier/mansuba/position.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace damier::mansuba {

struct SearchLimits {
    std::optional<std::chrono::steady_clock::time_point> deadline;
    std::optional<std::uint64_t> nodes;
    int depth = 64;
    std::stop_token stop;
};

struct SearchResult {
    Move best;
    int score = 0; // for the side to play; 100 is about a piece
    int depth = 0; // the last one that was finished
    std::uint64_t nodes = 0;
    std::vector<Move> line;
};

inline constexpr int win_score = 30000; // less one for each turn until then

// Remembers positions between the iterations of one search.
class Memory {
public:
    Memory() : entries_(std::size_t{1} << 17) {}
    void clear();

    enum class Bound : std::uint8_t { none, lower, upper, exact };
    struct Entry {
        std::uint64_t key = 0;
        std::int16_t score = 0;
        std::uint8_t depth = 0;
        Bound bound = Bound::none;
        Move move;
    };
    Entry& slot(std::uint64_t key) { return entries_[key & (entries_.size() - 1)]; }

private:
    std::vector<Entry> entries_;
};

// `tie_seed` decides among moves that look alike before the search: the same seed, position and
// node limit give the same answer. `report` is called after each iteration,
// the interrupted one included.
SearchResult search(Board const& board, Distances const& distances, Position const& position,
                    SearchLimits const& limits, std::uint64_t tie_seed, Memory& memory,
                    std::function<void(SearchResult const&)> const& report);

// What the search sees at its leaves, for the side to play; `thinker` is the side to play at the
// root, who would rather win than draw.
int evaluate(Board const& board, Distances const& distances, Position const& position,
             Side thinker);

} // namespace damier::mansuba
