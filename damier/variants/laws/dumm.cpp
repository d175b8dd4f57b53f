#include "damier/draughts/rules/dumm.hpp"
#include "damier/variants/bridge.hpp"

namespace damier::variants {

template VariantPtr make<draughts::rules::dumm>();

} // namespace damier::variants
