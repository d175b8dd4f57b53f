// What a session says, in the user's language, for the widgets.
#pragma once

#include "damier/session/session.hpp"

#include <QString>

#include <vector>

namespace damier::desktop {

QString player_name(session::Session const& session, game::Seat seat);

// A result as a headline and the reason below it.
struct ResultText {
    QString title, reason;
};
ResultText result_text(game::Outcome const& outcome, session::Session const& session);

// The end of this session's game, as the person at the screen sees it: "You lost", "by resignation
// at move 16".
ResultText ending_text(session::Session const& session);

// Whose turn it is and what is due: "White to play. A capture is compulsory: 2 pieces."
QString turn_text(session::Session const& session, game::State const& state);

} // namespace damier::desktop
