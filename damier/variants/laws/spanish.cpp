#include "damier/draughts/rules/spanish.hpp"
#include "damier/draughts/rules/portuguese.hpp"
#include "damier/variants/bridge.hpp"

namespace damier::variants {

template VariantPtr make<draughts::rules::spanish>();
template VariantPtr make<draughts::rules::portuguese>();

} // namespace damier::variants
