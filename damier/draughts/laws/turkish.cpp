#include "damier/draughts/rules/turkish.hpp"
#include "damier/draughts/generate_code.hpp"

namespace damier::draughts {

template struct Generator<rules::turkish_law>;

} // namespace damier::draughts
