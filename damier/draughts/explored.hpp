// Memory of capture states already explored. On crowded boards the same (square, captured set) is
// reached by thousands of paths; a position pasted by a user must not hang the program. The set is
// made only when a search has grown long, and its size is the stated budget of the generator.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace damier::draughts {

template <class W> class Explored {
public:
    struct State {
        W captured = 0;
        std::uint32_t tag = 0;   // square, direction and kind of arrival; never 0
        std::uint32_t order = 0; // where the order of the captured pieces matters

        bool operator==(State const&) const = default;
    };

    Explored() : table_(1024) {}

    std::size_t size() const { return size_; }
    bool contains(State const& state) { return find(state).tag != 0; }

    // False if the state was there already.
    bool insert(State const& state) {
        if (size_ * 2 >= table_.size()) grow();
        State& slot = find(state);
        if (slot.tag != 0) return false;
        slot = state;
        ++size_;
        return true;
    }

private:
    State& find(State const& state) {
        std::size_t const mask = table_.size() - 1;
        std::size_t i = hash(state) & mask;
        while (table_[i].tag != 0 && !(table_[i] == state)) i = (i + 1) & mask;
        return table_[i];
    }
    static std::size_t hash(State const& state) {
        std::uint64_t h = static_cast<std::uint64_t>(state.captured) * 0x9E3779B97F4A7C15u;
        if constexpr (sizeof(W) > 8)
            h ^= static_cast<std::uint64_t>(state.captured >> 64) * 0xC2B2AE3D27D4EB4Fu;
        h ^= (std::uint64_t{state.order} << 32 | state.tag) * 0x165667B19E3779F9u;
        return static_cast<std::size_t>(h ^ h >> 29);
    }
    void grow() {
        std::vector<State> old(table_.size() * 2);
        old.swap(table_);
        for (State const& state : old)
            if (state.tag != 0) find(state) = state;
    }

    std::vector<State> table_;
    std::size_t size_ = 0;
};

} // namespace damier::draughts
