#include "damier/draughts/rules/ulb.hpp"
#include "damier/variants/bridge.hpp"

namespace damier::variants {

template VariantPtr make<draughts::rules::ulb<4>>();
template VariantPtr make<draughts::rules::ulb<5>>();
template VariantPtr make<draughts::rules::ulb<6>>();
template VariantPtr make<draughts::rules::ulb<7>>();

} // namespace damier::variants
