#include "damier/draughts/rules/spanish.hpp"
#include "damier/draughts/generate_code.hpp"

namespace damier::draughts {

template struct Generator<rules::spanish_law>;

} // namespace damier::draughts
