// The strong player's search: alpha-beta over whole turns, deeper and deeper, on compact positions.
// One seat maximises its lead over the best other seat; the others are taken to work against it.
#pragma once

#include "damier/multidames/turns.hpp"

#include <cstdint>
#include <functional>
#include <vector>

namespace damier::multidames {

struct SearchResult {
    Step step;
    int depth = 0;    // turns looked ahead, the last one completed
    double score = 0; // expected final lead over the best other seat
    std::uint64_t nodes = 0;
};

class Search {
public:
    // `is_out_of_time` is asked every thousand nodes or so.
    Search(std::uint64_t seed, std::uint64_t most_nodes, std::function<bool()> is_out_of_time);

    // The best step found, after each completed depth told to `tell`. `position` is not over.
    SearchResult run(Position const& position, int most_depth,
                     std::function<void(SearchResult const&)> const& tell);

private:
    enum class Bound : std::uint8_t { none, exact, at_least, at_most };
    struct Entry {
        std::uint64_t key = 0;
        std::uint64_t best = 0; // key of the board after the best turn; 0 for stopping
        int value = 0;          // relative to the lead, see relative_lead()
        std::int8_t depth = 0;
        Bound bound = Bound::none;
    };

    int search(Position const& position, std::uint64_t key, int depth, int alpha, int beta);
    int search_root(int depth, int alpha);
    int leaf(Position const& position, std::uint64_t key);
    int finish(Position position, std::uint64_t key); // played out greedily
    int lead(Position const& position) const;
    int relative_lead(Position const& position) const;
    std::uint64_t node_key(Position const& position, std::uint64_t board) const;
    bool is_late(Position const& position) const;
    void order(std::vector<Turn>& turns, std::uint64_t best) const;
    Entry& entry(std::uint64_t key) { return table_[key & (table_.size() - 1)]; }
    bool must_end();

    std::uint64_t seed_;
    std::uint64_t most_nodes_;
    std::function<bool()> is_out_of_time_;
    bool has_ended_ = false;
    std::uint64_t next_check_ = 0;

    int me_ = 0;
    int late_worth_ = 0;
    TurnFinder finder_;
    std::vector<std::vector<Turn>> turns_; // one list for each depth, kept to save allocations
    std::vector<Turn> spare_;              // for leaves and play-outs
    std::vector<Turn> root_;
    std::size_t best_root_ = 0;
    std::vector<Entry> table_;
};

} // namespace damier::multidames
