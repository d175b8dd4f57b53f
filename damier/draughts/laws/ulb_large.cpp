#include "damier/draughts/generate_code.hpp"
#include "damier/draughts/rules/ulb.hpp"

namespace damier::draughts {

template struct Generator<rules::ulb_law<11>>;
template struct Generator<rules::ulb_law<12>>;
template struct Generator<rules::ulb_law<13>>;
template struct Generator<rules::ulb_law<14>>;

} // namespace damier::draughts
