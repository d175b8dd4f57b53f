#include "damier/draughts/rules/turkish.hpp"
#include "damier/engine/searcher_code.hpp"

namespace damier::engine {

template class Searcher<draughts::rules::turkish_law>;

} // namespace damier::engine
