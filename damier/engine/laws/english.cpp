#include "damier/draughts/rules/english.hpp"
#include "damier/engine/searcher_code.hpp"

namespace damier::engine {

template class Searcher<draughts::rules::english_law>;

} // namespace damier::engine
