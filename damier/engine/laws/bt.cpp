#include "damier/draughts/rules/bt.hpp"
#include "damier/engine/searcher_code.hpp"

namespace damier::engine {

template class Searcher<draughts::rules::bt_law>;

} // namespace damier::engine
