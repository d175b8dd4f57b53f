#include "damier/engine/options.hpp"

namespace damier::engine {

// docs/engine.md has the match behind each choice.
Features::Features()
    : table(true),
      killers(true),
      history(true),
      reductions(true),
      single_reply(true),
      threats(false),
      futility(true),
      most_hops(1),
      futility_margin(60) {}

} // namespace damier::engine
