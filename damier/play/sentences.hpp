// What a session says, in sentences for people; a face only turns them into its language.
#pragma once

#include "damier/session/session.hpp"

namespace damier::play {

// An attempt that came to nothing, such as an escape: the board does not show it.
bool has_failed(session::Node const& node);

// What happened; a message without an id when an event needs no words.
Message sentence(session::Event const& event, session::Session const& session);
Message sentence(session::Ending const& ending, session::Session const& session);

// A result as a headline and the reason below it; both empty while the game goes on.
struct Headline {
    Message title, reason;
};
Headline headline(game::Outcome const& outcome, session::Session const& session);

// "A capture is compulsory: 2 pieces."; empty where nothing can be captured.
Message capture_sentence(game::State const& state);

} // namespace damier::play
