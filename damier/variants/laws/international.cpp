#include "damier/draughts/rules/international.hpp"
#include "damier/draughts/rules/troisil.hpp"
#include "damier/draughts/rules/v06.hpp"
#include "damier/variants/bridge.hpp"

namespace damier::variants {

template VariantPtr make<draughts::rules::international>();
template VariantPtr make<draughts::rules::v06>();
template VariantPtr make<draughts::rules::troisil>();

} // namespace damier::variants
