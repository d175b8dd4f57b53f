#include "damier/draughts/rules/killer.hpp"
#include "damier/draughts/generate_code.hpp"

namespace damier::draughts {

template struct Generator<rules::killer_law>;

} // namespace damier::draughts
