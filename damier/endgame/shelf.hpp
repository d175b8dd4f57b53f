// The tables of one law: those that lie in a folder, opened when they are first asked for, and
// those that were made in memory. Any number of threads may look at once without waiting.
#pragma once

#include "damier/endgame/table.hpp"

#include <array>

namespace damier::endgame {

class Shelf {
public:
    // Tables of this fingerprint; the folder may be empty, or not exist.
    Shelf(std::uint64_t law, std::filesystem::path folder);
    ~Shelf();
    Shelf(Shelf const&) = delete;
    Shelf& operator=(Shelf const&) = delete;

    std::uint64_t law() const { return law_; }
    std::filesystem::path const& folder() const { return folder_; }
    std::filesystem::path file_of(Slice const& slice) const;

    // Null if there is none, or if its file is refused.
    Table const* find(Slice const& slice) const;
    // A table for everybody from now on, unless there is one already.
    void add(std::unique_ptr<Table const> table) const;

private:
    std::atomic<Table const*>& place(Slice const& slice) const { return tables_[key_of(slice)]; }

    std::uint64_t law_;
    std::filesystem::path folder_;
    // Null: not looked for yet. A mark stands for none.
    mutable std::array<std::atomic<Table const*>, slice_keys> tables_{};
};

} // namespace damier::endgame
