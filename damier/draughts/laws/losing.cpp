#include "damier/draughts/rules/losing.hpp"
#include "damier/draughts/generate_code.hpp"

namespace damier::draughts {

template struct Generator<rules::losing_law>;

} // namespace damier::draughts
