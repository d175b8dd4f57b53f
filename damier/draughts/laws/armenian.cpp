#include "damier/draughts/rules/armenian.hpp"
#include "damier/draughts/generate_code.hpp"

namespace damier::draughts {

template struct Generator<rules::armenian_law>;

} // namespace damier::draughts
