#include "damier/draughts/rules/frisian.hpp"
#include "damier/draughts/generate_code.hpp"

namespace damier::draughts {

template struct Generator<rules::frisian_law>;

} // namespace damier::draughts
