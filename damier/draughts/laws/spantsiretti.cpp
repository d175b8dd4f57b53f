#include "damier/draughts/rules/spantsiretti.hpp"
#include "damier/draughts/generate_code.hpp"

namespace damier::draughts {

template struct Generator<rules::spantsiretti_law>;

} // namespace damier::draughts
