#include "damier/draughts/rules/italian.hpp"
#include "damier/engine/searcher_code.hpp"

namespace damier::engine {

template class Searcher<draughts::rules::italian_law>;

} // namespace damier::engine
