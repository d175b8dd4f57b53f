#include "damier/draughts/rules/armenian.hpp"
#include "damier/variants/bridge.hpp"

namespace damier::variants {

template VariantPtr make<draughts::rules::armenian>();

} // namespace damier::variants
