#include "damier/draughts/rules/spantsiretti.hpp"
#include "damier/variants/bridge.hpp"

namespace damier::variants {

template VariantPtr make<draughts::rules::spantsiretti>();

} // namespace damier::variants
