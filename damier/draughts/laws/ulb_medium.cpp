#include "damier/draughts/generate_code.hpp"
#include "damier/draughts/rules/ulb.hpp"

namespace damier::draughts {

template struct Generator<rules::ulb_law<8>>;
template struct Generator<rules::ulb_law<9>>;
template struct Generator<rules::ulb_law<10>>;

} // namespace damier::draughts
