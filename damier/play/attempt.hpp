// A mistake that somebody tries to mend: is the move he found as good as the best? A move that is
// nearly as good as the best is as good as mended.
#pragma once

#include "damier/game/thinking.hpp"
#include "damier/session/session.hpp"

namespace damier::play {

struct Attempt {
    session::NodeId mistake = session::no_node;
    std::size_t best = 0; // what should have been played, as an action of the position before
    session::NodeId tried = session::no_node; // beside the mistake

    enum class Verdict { best, good, bad };
};

// What needs no engine; nothing if it has to be asked.
std::optional<Attempt::Verdict> judged(Attempt const& attempt, session::Tree const& tree);
// The best move and the one tried side by side, in one search.
game::Question question_of(Attempt const& attempt, session::Session const& session);
// What its last word says.
Attempt::Verdict judged(Attempt const& attempt, session::Tree const& tree, game::Told const& told);
// "Yes, 33-29 is the best move."
Message in_words(Attempt const& attempt, Attempt::Verdict verdict, session::Tree const& tree);

// Is the second line as good, but for the width of a hair?
bool is_as_good(game::AnalysisLine const& best, game::AnalysisLine const& tried);

} // namespace damier::play
