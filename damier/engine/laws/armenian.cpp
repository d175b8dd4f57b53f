#include "damier/draughts/rules/armenian.hpp"
#include "damier/engine/searcher_code.hpp"

namespace damier::engine {

template class Searcher<draughts::rules::armenian_law>;

} // namespace damier::engine
