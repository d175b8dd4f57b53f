#include "damier/draughts/rules/thai.hpp"
#include "damier/variants/bridge.hpp"

namespace damier::variants {

template VariantPtr make<draughts::rules::thai>();

} // namespace damier::variants
