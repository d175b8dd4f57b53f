#include "damier/draughts/rules/pool.hpp"
#include "damier/draughts/rules/jamaican.hpp"
#include "damier/draughts/rules/unified_pool.hpp"
#include "damier/variants/bridge.hpp"

namespace damier::variants {

template VariantPtr make<draughts::rules::pool>();
template VariantPtr make<draughts::rules::unified_pool>();
template VariantPtr make<draughts::rules::jamaican>();

} // namespace damier::variants
