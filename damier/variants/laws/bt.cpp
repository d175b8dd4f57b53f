#include "damier/draughts/rules/bt.hpp"
#include "damier/variants/bridge.hpp"

namespace damier::variants {

template VariantPtr make<draughts::rules::bt>();

} // namespace damier::variants
