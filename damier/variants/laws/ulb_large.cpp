#include "damier/draughts/rules/ulb.hpp"
#include "damier/variants/bridge.hpp"

namespace damier::variants {

template VariantPtr make<draughts::rules::ulb<11>>();
template VariantPtr make<draughts::rules::ulb<12>>();
template VariantPtr make<draughts::rules::ulb<13>>();
template VariantPtr make<draughts::rules::ulb<14>>();

} // namespace damier::variants
