#include "damier/draughts/rules/german.hpp"
#include "damier/engine/searcher_code.hpp"

namespace damier::engine {

template class Searcher<draughts::rules::german_law>;

} // namespace damier::engine
