#include "damier/draughts/rules/russian.hpp"
#include "damier/variants/bridge.hpp"

namespace damier::variants {

template VariantPtr make<draughts::rules::russian>();

} // namespace damier::variants
