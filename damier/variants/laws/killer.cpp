#include "damier/draughts/rules/killer.hpp"
#include "damier/variants/bridge.hpp"

namespace damier::variants {

template VariantPtr make<draughts::rules::killer>();

} // namespace damier::variants
