#include "damier/draughts/rules/losing.hpp"
#include "damier/engine/searcher_code.hpp"

namespace damier::engine {

template class Searcher<draughts::rules::losing_law>;

} // namespace damier::engine
