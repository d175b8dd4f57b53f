// Whether a computer player takes a draw that it is offered.
#pragma once

#include "damier/game/thinking.hpp"
#include "damier/session/session.hpp"

#include <optional>

namespace damier::play {

// What an engine is asked before the answer; nothing where none is of use. It gets nodes, not time:
// a few hundredths of a second, and the same answer everywhere.
std::optional<game::Question> draw_question(session::Session const& session);

// A computer takes the draw when the engine finds it behind, or finds nothing left to win with;
// without an engine's line late in the game when it is not ahead.
bool accepts_draw(session::Session const& session, game::Seat seat,
                  std::optional<game::AnalysisLine> const& best);

} // namespace damier::play
