// What a session says, as lines of text in the user's language.
#pragma once

#include "apps/terminal/view/look.hpp"

#include "damier/session/session.hpp"

#include <string>
#include <vector>

namespace damier::terminal {

// What happened, for a player; empty when an event needs no words.
std::string describe(session::Event const& event, session::Session const& session);
std::string describe(session::Ending const& ending, session::Session const& session);

// Name of a player, and of a seat with the pieces it plays: "White (○ ◎)".
std::string player_name(session::Session const& session, game::Seat seat);
// "Prisoners: White: Pawn 34, Tower 12 | Black: Pawn 7", each with the place where it was taken.
std::string prisoners_text(session::Session const& session);

// "White: a person | Black: the computer (level 3)".
std::string players_text(session::Session const& session);

// "4:58", "0:09.5", "1:02:03"; with byo-yomi periods and moves to go where there are any.
std::string clock_text(session::Reading const& reading);

// "White (○ ◎) to play. A capture is compulsory: 2 pieces."
std::string whose_turn(session::Session const& session, std::string const& glyphs = {});

// The lines under the board: last move, pieces, clocks, status, whose turn.
std::string turn_text(session::Session const& session, Look const& look, session::TimePoint now);

// The players by their scores, best first, where a game that is over is won by points; else empty.
std::string final_scores(session::Session const& session);

// What a node played, as a person reads it: "[1 3]" for a pawn picked up, "1 3 > 3 3" for its jump,
// "free 12 (failed)" for an attempt that came to nothing.
std::string move_text(session::Node const& node);
bool is_failed(session::Node const& node); // such an attempt

// "1. 32-28   2. 32-27": numbered from 1, as many in a line as fit.
std::string numbered(game::State const& state, std::vector<std::size_t> const& actions,
                     Look const& look);

// "1. 32-28 19-23  2. ...": the moves up to where the cursor stands.
std::string history_text(session::Session const& session, Look const& look);

Marks last_marks(session::Session const& session);

} // namespace damier::terminal
