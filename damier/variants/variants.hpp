// Every draughts rule set, by name.
#pragma once

#include "damier/variants/variant.hpp"

#include <optional>
#include <span>

namespace damier::variants {

// One of each, in the order of the list; a game of several board sizes on its usual board.
std::span<Variant const* const> all();

// The board sizes of a rule set: two equal ones if it has one board, zeros if there is no such key.
struct Sizes {
    int least = 0, most = 0;
};
Sizes sizes_of(std::string_view key);

// The rule set with this key, on its usual board or on that of `size`. An unknown key is answered
// with the nearest ones.
Result<Variant const*> find(std::string_view key, std::optional<int> size = {});

} // namespace damier::variants
