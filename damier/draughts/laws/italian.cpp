#include "damier/draughts/rules/italian.hpp"
#include "damier/draughts/generate_code.hpp"

namespace damier::draughts {

template struct Generator<rules::italian_law>;

} // namespace damier::draughts
