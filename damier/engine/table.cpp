#include "damier/engine/table.hpp"

#include <algorithm>

namespace damier::engine {

Table::Table(std::size_t megabytes)
    : buckets_(std::max<std::size_t>(megabytes, 1) * 1024 * 1024 / sizeof(Bucket)),
      table_(std::make_unique<Bucket[]>(buckets_)) {}

void Table::clear() {
    for (std::size_t i = 0; i < buckets_; ++i)
        for (Slot& slot : table_[i].slots) {
            slot.check.store(0, std::memory_order_relaxed);
            slot.data.store(0, std::memory_order_relaxed);
        }
    age_ = 0;
}

void Table::new_search() { age_ = (age_ + 1) & 63; }

void Table::store(std::uint64_t key, Entry const& entry) {
    // The slot of this position, or else the least useful one: old before new, shallow before deep.
    Slot* chosen = nullptr;
    int least = 1 << 20;
    int kept_move = -1;
    for (Slot& slot : bucket(key).slots) {
        std::uint64_t const data = slot.data.load(std::memory_order_relaxed);
        if ((slot.check.load(std::memory_order_relaxed) ^ data) == key && data != 0) {
            chosen = &slot;
            kept_move = unpack(data).move;
            break;
        }
        std::uint64_t const years = (age_ - (data >> 26 & 63)) & 63;
        int const worth =
            data == 0 ? -1
                      : static_cast<int>(data >> 16 & 0xFF) + 256 - 4 * static_cast<int>(years);
        if (worth < least) {
            least = worth;
            chosen = &slot;
        }
    }
    int const move = entry.move >= 0 ? entry.move : kept_move;
    std::uint64_t const data = static_cast<std::uint16_t>(entry.value)
                               | static_cast<std::uint64_t>(std::clamp(entry.depth, 0, 255)) << 16
                               | static_cast<std::uint64_t>(entry.bound) << 24 | age_ << 26
                               | static_cast<std::uint64_t>((move + 1) & 0xFFFF) << 32;
    chosen->check.store(key ^ data, std::memory_order_relaxed);
    chosen->data.store(data, std::memory_order_relaxed);
}

} // namespace damier::engine
