// The law of a rule set in readable sentences, made from the value itself: what is printed is what
// is played.
#pragma once

#include "damier/base/message.hpp"
#include "damier/draughts/rules.hpp"

#include <vector>

namespace damier::draughts {

std::vector<Message> sentences(Rules const& rules);

// What tells this rule set from others, in one sentence.
Message summary(Rules const& rules);

} // namespace damier::draughts
