// The tables of one law at run time: to build, to check, to ask.
#pragma once

#include "damier/endgame/builder.hpp"

#include <chrono>

namespace damier::endgame {

struct CheckResult {
    std::uint64_t looked_at = 0;
    std::uint64_t wrong = 0;
};

class Workshop {
public:
    Workshop(Mechanics const& mechanics, Ends const& ends, std::filesystem::path const& folder);
    ~Workshop();

    Mechanics const& mechanics() const { return mechanics_; }
    Shelf const& shelf() const { return shelf_; }
    Ends const& ends() const { return ends_; }
    Index index(Slice const& slice) const { return {mechanics_.squares(), slice}; }

    // Makes what is missing of these, in this order. False if it was stopped.
    Result<bool> build(std::vector<Slice> const& slices, BuildTask const& task) const;

    // Begins to make the smallest tables that this ending can come to, in the background and in
    // memory, unless they are there, and waits for them at most so long.
    void prepare(Slice const& slice, std::chrono::milliseconds patience,
                 std::stop_token stop) const;

    // Does every value follow from the moves of its position? Distances prove themselves this way:
    // a win in n plies needs a loss in n - 1, down to the end; a draw needs a move that draws and
    // none that wins. All positions if `samples` is none, else so many at random.
    CheckResult check(Slice const& slice, std::optional<std::uint64_t> samples,
                      std::uint64_t seed = 1) const;

private:
    class Background;

    std::vector<Slice> missing_small(Slice const& slice) const;

    Mechanics const& mechanics_;
    Ends ends_;
    Shelf shelf_;
    std::unique_ptr<Background> background_; // the last: it uses the others
};

// The one of the user's data folder, for the whole program.
Workshop const& workshop(Mechanics const& mechanics, Ends const& ends);

} // namespace damier::endgame
