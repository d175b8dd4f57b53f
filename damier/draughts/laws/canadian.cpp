#include "damier/draughts/rules/canadian.hpp"
#include "damier/draughts/generate_code.hpp"

namespace damier::draughts {

template struct Generator<rules::canadian_law>;

} // namespace damier::draughts
