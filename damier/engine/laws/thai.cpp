#include "damier/draughts/rules/thai.hpp"
#include "damier/engine/searcher_code.hpp"

namespace damier::engine {

template class Searcher<draughts::rules::thai_law>;

} // namespace damier::engine
