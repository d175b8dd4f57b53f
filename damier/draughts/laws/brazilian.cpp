#include "damier/draughts/rules/brazilian.hpp"
#include "damier/draughts/generate_code.hpp"

namespace damier::draughts {

template struct Generator<rules::brazilian_law>;

} // namespace damier::draughts
