#include "damier/draughts/rules/losing.hpp"
#include "damier/variants/bridge.hpp"

namespace damier::variants {

template VariantPtr make<draughts::rules::losing>();

} // namespace damier::variants
