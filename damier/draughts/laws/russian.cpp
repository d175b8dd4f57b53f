#include "damier/draughts/rules/russian.hpp"
#include "damier/draughts/generate_code.hpp"

namespace damier::draughts {

template struct Generator<rules::russian_law>;

} // namespace damier::draughts
