#include "damier/draughts/rules/pool.hpp"
#include "damier/draughts/generate_code.hpp"

namespace damier::draughts {

template struct Generator<rules::pool_law>;

} // namespace damier::draughts
