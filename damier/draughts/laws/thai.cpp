#include "damier/draughts/rules/thai.hpp"
#include "damier/draughts/generate_code.hpp"

namespace damier::draughts {

template struct Generator<rules::thai_law>;

} // namespace damier::draughts
