#include "damier/draughts/rules/german.hpp"
#include "damier/draughts/generate_code.hpp"

namespace damier::draughts {

template struct Generator<rules::german_law>;

} // namespace damier::draughts
