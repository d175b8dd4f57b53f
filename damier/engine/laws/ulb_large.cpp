#include "damier/draughts/rules/ulb.hpp"
#include "damier/engine/searcher_code.hpp"

namespace damier::engine {

template class Searcher<draughts::rules::ulb_law<11>>;
template class Searcher<draughts::rules::ulb_law<12>>;
template class Searcher<draughts::rules::ulb_law<13>>;
template class Searcher<draughts::rules::ulb_law<14>>;

} // namespace damier::engine
