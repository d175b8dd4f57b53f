#include "damier/draughts/rules/canadian.hpp"
#include "damier/engine/searcher_code.hpp"

namespace damier::engine {

template class Searcher<draughts::rules::canadian_law>;

} // namespace damier::engine
