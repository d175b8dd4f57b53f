#include "damier/draughts/rules/spanish.hpp"
#include "damier/engine/searcher_code.hpp"

namespace damier::engine {

template class Searcher<draughts::rules::spanish_law>;

} // namespace damier::engine
