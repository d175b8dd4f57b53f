#include "damier/draughts/rules/canadian.hpp"
#include "damier/draughts/rules/srilankan.hpp"
#include "damier/variants/bridge.hpp"

namespace damier::variants {

template VariantPtr make<draughts::rules::canadian>();
template VariantPtr make<draughts::rules::srilankan>();

} // namespace damier::variants
