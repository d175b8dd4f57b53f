#include "damier/draughts/rules/international.hpp"
#include "damier/engine/searcher_code.hpp"

namespace damier::engine {

template class Searcher<draughts::rules::international_law>;

} // namespace damier::engine
