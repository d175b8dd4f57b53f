#include "damier/draughts/rules/spantsiretti.hpp"
#include "damier/engine/searcher_code.hpp"

namespace damier::engine {

template class Searcher<draughts::rules::spantsiretti_law>;

} // namespace damier::engine
