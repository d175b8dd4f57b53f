#include "damier/draughts/rules/frisian.hpp"
#include "damier/engine/searcher_code.hpp"

namespace damier::engine {

template class Searcher<draughts::rules::frisian_law>;

} // namespace damier::engine
