#include "damier/draughts/rules/czech.hpp"
#include "damier/variants/bridge.hpp"

namespace damier::variants {

template VariantPtr make<draughts::rules::czech>();

} // namespace damier::variants
