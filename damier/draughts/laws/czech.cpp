#include "damier/draughts/rules/czech.hpp"
#include "damier/draughts/generate_code.hpp"

namespace damier::draughts {

template struct Generator<rules::czech_law>;

} // namespace damier::draughts
