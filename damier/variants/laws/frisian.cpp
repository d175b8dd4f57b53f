#include "damier/draughts/rules/frisian.hpp"
#include "damier/draughts/rules/frysk.hpp"
#include "damier/variants/bridge.hpp"

namespace damier::variants {

template VariantPtr make<draughts::rules::frisian>();
template VariantPtr make<draughts::rules::frysk>();

} // namespace damier::variants
