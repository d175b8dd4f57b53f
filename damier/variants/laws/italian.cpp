#include "damier/draughts/rules/italian.hpp"
#include "damier/variants/bridge.hpp"

namespace damier::variants {

template VariantPtr make<draughts::rules::italian>();

} // namespace damier::variants
