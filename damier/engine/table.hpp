// The transposition table: what was found out about positions met before. Threads share it without
// locks: an entry is two words, the first mixed with the second, so that a torn entry is not found.
#pragma once

#include "damier/engine/score.hpp"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

namespace damier::engine {

enum class Bound : std::uint8_t { none, upper, lower, exact };

struct Entry {
    Value value = 0; // wins and losses count from the position of the entry
    int depth = 0;
    Bound bound = Bound::none;
    int move = -1; // index in the generator's list; -1 = none
};

class Table {
public:
    explicit Table(std::size_t megabytes);

    std::size_t bytes() const { return buckets_ * sizeof(Bucket); }
    void clear();
    void new_search(); // entries of earlier searches give way first

    std::optional<Entry> find(std::uint64_t key) const {
        for (Slot const& slot : bucket(key).slots) {
            std::uint64_t const data = slot.data.load(std::memory_order_relaxed);
            if ((slot.check.load(std::memory_order_relaxed) ^ data) == key && data != 0)
                return unpack(data);
        }
        return std::nullopt;
    }
    void store(std::uint64_t key, Entry const& entry);
    void prefetch(std::uint64_t key) const { __builtin_prefetch(&bucket(key)); }

private:
    struct Slot {
        std::atomic<std::uint64_t> check{0}, data{0};
    };
    struct alignas(64) Bucket {
        std::array<Slot, 4> slots;
    };

    static Entry unpack(std::uint64_t data) {
        return {static_cast<std::int16_t>(data & 0xFFFF), static_cast<int>(data >> 16 & 0xFF),
                static_cast<Bound>(data >> 24 & 3), static_cast<int>(data >> 32 & 0xFFFF) - 1};
    }
    Bucket& bucket(std::uint64_t key) const {
        __extension__ typedef unsigned __int128 Product; // spreads keys over any number of buckets
        return table_[static_cast<std::size_t>(Product{key} * buckets_ >> 64)];
    }

    std::size_t buckets_;
    std::unique_ptr<Bucket[]> table_;
    std::uint64_t age_ = 0; // 6 bits
};

} // namespace damier::engine
