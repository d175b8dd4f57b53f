// Whose word is wanted, and how far taking back and playing again go: what every face asks about a
// game between people and computers.
#pragma once

#include "damier/session/session.hpp"

#include <optional>
#include <vector>

namespace damier::play {

bool has_clock(session::Session const& session);
bool has_person(session::Session const& session);

// The person at the screen: who is to play, or the first person when a computer is.
game::Seat own_seat(session::Session const& session);

// Those who have not answered the open offer of a draw, in the order of their turns.
std::vector<game::Seat> asked_about_draw(session::Session const& session);
std::optional<game::Seat> person_asked_about_draw(session::Session const& session);

// Who decides about the irregular move: of the others the one to play, else the next one.
game::Seat judge(session::Session const& session);

// Plies to take back, with the computers' answers, to where a person chose last; none where only a
// result that was declared is to be withdrawn.
int plies_back(session::Session const& session);
// Plies to play again, with the computers' answers, up to a person's turn.
int plies_forward(session::Session const& session);

// Of the game as it was played, as moves are numbered: a turn of several actions is one, and each
// seat has one of every number.
long count_moves(session::Session const& session);

} // namespace damier::play
