// make<R>() builds the run-time form of the rule set R; the build compiles it for every one of the
// list.
#pragma once

#include "damier/variants/variant.hpp"

namespace damier::variants {

template <draughts::Rules const& R> VariantPtr make();

} // namespace damier::variants
