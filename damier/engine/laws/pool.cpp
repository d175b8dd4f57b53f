#include "damier/draughts/rules/pool.hpp"
#include "damier/engine/searcher_code.hpp"

namespace damier::engine {

template class Searcher<draughts::rules::pool_law>;

} // namespace damier::engine
