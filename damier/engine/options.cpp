#include "damier/engine/options.hpp"

namespace damier::engine {

// docs/engine.md has the match behind each choice.
Features::Features()
    : table(true),
      killers(true),
      history(true),
      reductions(true),
      probcut(true),
      single_reply(true),
      threats(false),
      futility(true),
      probcut_depth(4),
      probcut_margin(12),
      probcut_slope(4),
      probcut_divisor(2),
      late_move(4),
      very_late_move(100),
      most_hops(1),
      futility_margin(60) {}

} // namespace damier::engine
