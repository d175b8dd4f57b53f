#include "damier/draughts/rules/ulb.hpp"
#include "damier/variants/bridge.hpp"

namespace damier::variants {

template VariantPtr make<draughts::rules::ulb<8>>();
template VariantPtr make<draughts::rules::ulb<9>>();
template VariantPtr make<draughts::rules::ulb<10>>();

} // namespace damier::variants
