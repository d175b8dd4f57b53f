#include "damier/draughts/rules/german.hpp"
#include "damier/variants/bridge.hpp"

namespace damier::variants {

template VariantPtr make<draughts::rules::german>();

} // namespace damier::variants
