// make<R>() builds the run-time form of the rule set R; laws/ instantiates it.
#pragma once

#include "damier/variants/variant.hpp"

namespace damier::variants {

template <draughts::Rules const& R> VariantPtr make();

} // namespace damier::variants
