#include "damier/draughts/rules/turkish.hpp"
#include "damier/variants/bridge.hpp"

namespace damier::variants {

template VariantPtr make<draughts::rules::turkish>();

} // namespace damier::variants
