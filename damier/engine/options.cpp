#include "damier/engine/options.hpp"

namespace damier::engine {

// docs/measurements/engine.md has the match behind each choice.
Features::Features()
    : table(true),
      killers(true),
      history(true),
      reductions(true),
      single_reply(true),
      futility(true),
      surplus(true),
      few(true),
      futility_margin(60),
      surplus_margin(30) {}

} // namespace damier::engine
