// Actions that no walk over cells says, because they have none or one only: stopping, passing;
// under arbitration taking the turn back and taking off the piece that is chosen. A face gives them
// buttons.
#pragma once

#include "damier/session/session.hpp"

#include <string>
#include <vector>

namespace damier::play {

struct Spoken {
    Message name;
    std::string text; // of session::PlayText
};

std::vector<Spoken> spoken(session::Session const& session);

// What was done there in words, where the text of the action is not for people: «again».
Message in_words(game::Action const& action, game::About const& about);

} // namespace damier::play
