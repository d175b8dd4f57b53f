#include "damier/draughts/rules/international.hpp"
#include "damier/draughts/generate_code.hpp"

namespace damier::draughts {

template struct Generator<rules::international_law>;

} // namespace damier::draughts
