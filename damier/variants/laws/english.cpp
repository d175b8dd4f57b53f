#include "damier/draughts/rules/english.hpp"
#include "damier/variants/bridge.hpp"

namespace damier::variants {

template VariantPtr make<draughts::rules::english>();

} // namespace damier::variants
