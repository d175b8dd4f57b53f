#include "damier/draughts/rules/russian.hpp"
#include "damier/engine/searcher_code.hpp"

namespace damier::engine {

template class Searcher<draughts::rules::russian_law>;

} // namespace damier::engine
