#include "damier/draughts/rules/dumm.hpp"
#include "damier/engine/searcher_code.hpp"

namespace damier::engine {

template class Searcher<draughts::rules::dumm_law>;

} // namespace damier::engine
