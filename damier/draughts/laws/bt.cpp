#include "damier/draughts/rules/bt.hpp"
#include "damier/draughts/generate_code.hpp"

namespace damier::draughts {

template struct Generator<rules::bt_law>;

} // namespace damier::draughts
