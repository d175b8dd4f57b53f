#include "damier/draughts/rules/dumm.hpp"
#include "damier/draughts/generate_code.hpp"

namespace damier::draughts {

template struct Generator<rules::dumm_law>;

} // namespace damier::draughts
