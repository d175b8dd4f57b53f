#include "damier/draughts/rules/brazilian.hpp"
#include "damier/variants/bridge.hpp"

namespace damier::variants {

template VariantPtr make<draughts::rules::brazilian>();

} // namespace damier::variants
