#include "damier/draughts/rules/brazilian.hpp"
#include "damier/engine/searcher_code.hpp"

namespace damier::engine {

template class Searcher<draughts::rules::brazilian_law>;

} // namespace damier::engine
