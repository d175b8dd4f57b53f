#include "damier/draughts/rules/czech.hpp"
#include "damier/engine/searcher_code.hpp"

namespace damier::engine {

template class Searcher<draughts::rules::czech_law>;

} // namespace damier::engine
