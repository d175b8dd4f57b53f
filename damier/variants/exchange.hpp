// The letters and moves of Hub and DamExchange for a rule set, through its run-time interface.
#pragma once

#include "damier/game/exchange.hpp"
#include "damier/variants/variant.hpp"

namespace damier::variants {

// The variant must outlive what is made.
std::unique_ptr<game::Exchange const> make_exchange(Variant const& variant);

} // namespace damier::variants
