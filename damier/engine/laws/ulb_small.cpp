#include "damier/draughts/rules/ulb.hpp"
#include "damier/engine/searcher_code.hpp"

namespace damier::engine {

template class Searcher<draughts::rules::ulb_law<4>>;
template class Searcher<draughts::rules::ulb_law<5>>;
template class Searcher<draughts::rules::ulb_law<6>>;
template class Searcher<draughts::rules::ulb_law<7>>;

} // namespace damier::engine
