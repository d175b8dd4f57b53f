// Builds tables: in the order of their dependencies, as far as they are not on the shelf yet, with
// no more memory than allowed. A table is put on the shelf, and into its file, when it is whole.
#pragma once

#include "damier/endgame/shelf.hpp"
#include "damier/endgame/solver.hpp"

namespace damier::endgame {

struct BuildTask {
    int threads = 1;
    std::uint64_t memory = std::uint64_t{2} << 30; // bytes
    bool writes_files = true;                      // or only into memory
    std::stop_token stop{};
    std::function<void(Slice const&, std::uint64_t positions)> progress{}; // since the last call
    Together together{}; // with others only the first of them should write files
};

class Builder {
public:
    Builder(Mechanics const& mechanics, Shelf const& shelf, Ends const& ends, BuildTask task)
        : mechanics_(mechanics),
          shelf_(shelf),
          ends_(ends),
          task_(std::move(task)),
          solved_(mechanics.squares()) {}

    // What is missing of these; they are sorted by what they depend on. False if stopped.
    Result<bool> build(std::vector<Slice> const& slices);

private:
    using Images = std::vector<std::pair<Slice, std::string>>;

    // A slice and its turned() one.
    bool has(Slice const& slice) const { return shelf_.find(slice) && shelf_.find(slice.turned()); }
    Result<std::optional<Images>> make(Slice const& slice, Together const& together);
    Result<Done> keep(Slice const& slice, std::string image);
    Result<bool> build(Slice const& slice);

    // With other processes: slices that are a single group are shared out whole, others by groups.
    Result<bool> build_together(std::vector<Slice> const& slices);
    Result<bool> share_out(std::span<Slice const> slices);
    Result<bool> exchange(Images const& mine, bool is_stopped);

    std::uint64_t size(Slice const& slice) const {
        return Index(mechanics_.squares(), slice).size();
    }
    Result<Done> open(Slice const& slice);
    void close_all_but(std::vector<Slice> const& needed, std::uint64_t spare);

    Mechanics const& mechanics_;
    Shelf const& shelf_;
    Ends ends_;
    BuildTask task_;
    Solved solved_;
    std::vector<Slice> opened_; // what is in solved_
};

} // namespace damier::endgame
