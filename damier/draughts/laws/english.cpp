#include "damier/draughts/rules/english.hpp"
#include "damier/draughts/generate_code.hpp"

namespace damier::draughts {

template struct Generator<rules::english_law>;

} // namespace damier::draughts
