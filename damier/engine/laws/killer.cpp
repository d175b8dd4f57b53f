#include "damier/draughts/rules/killer.hpp"
#include "damier/engine/searcher_code.hpp"

namespace damier::engine {

template class Searcher<draughts::rules::killer_law>;

} // namespace damier::engine
