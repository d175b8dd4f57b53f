#include "damier/draughts/generate_code.hpp"
#include "damier/draughts/rules/ulb.hpp"

namespace damier::draughts {

template struct Generator<rules::ulb_law<4>>;
template struct Generator<rules::ulb_law<5>>;
template struct Generator<rules::ulb_law<6>>;
template struct Generator<rules::ulb_law<7>>;

} // namespace damier::draughts
