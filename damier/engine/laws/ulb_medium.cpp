#include "damier/draughts/rules/ulb.hpp"
#include "damier/engine/searcher_code.hpp"

namespace damier::engine {

template class Searcher<draughts::rules::ulb_law<8>>;
template class Searcher<draughts::rules::ulb_law<9>>;
template class Searcher<draughts::rules::ulb_law<10>>;

} // namespace damier::engine
