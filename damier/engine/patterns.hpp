// What the men in each window are worth, learned from games: one table for each window and its half
// turn, in thousandths of a man.
#pragma once

#include "damier/engine/tapered.hpp"
#include "damier/engine/windows.hpp"

namespace damier::engine {

class Patterns {
public:
    explicit Patterns(board::Geometry const& geometry)
        : index_(geometry), worth_(index_.tables() * window_states) {}

    WindowIndex const& index() const { return index_; }
    // So that the sum of all windows cannot overflow.
    int most() const { return 32'000 / static_cast<int>(2 * index_.tables()); }
    void set(std::size_t table, std::uint32_t state, Tapered worth) {
        worth_[table * window_states + state] = pack(worth);
    }

    // For White.
    Tapered sum(Men white, Men black) const {
        WindowIndex::Indices at;
        index_.find(white, black, at);
        int const* table = worth_.data();
        int sum = 0;
        for (std::size_t i = 0; i < index_.tables(); ++i, table += window_states)
            sum += table[at[2 * i]] - table[at[2 * i + 1]];
        return unpack(sum);
    }

private:
    WindowIndex index_;
    std::vector<int> worth_; // packed
};

} // namespace damier::engine
