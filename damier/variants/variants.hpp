// Every draughts rule set, by name.
#pragma once

#include "damier/variants/variant.hpp"

#include <optional>
#include <span>

namespace damier::variants {

// One of each, in the order of the documentation; ULB draughts on its standard board.
std::span<VariantPtr const> all();

// ULB draughts on a board of this size; the size must be one that exists.
Variant const& ulb(int size);

// The rule set with this key. `size` is for ULB draughts only. An unknown key is answered with the
// nearest ones.
Result<Variant const*> find(std::string_view key, std::optional<int> size = {});

} // namespace damier::variants
