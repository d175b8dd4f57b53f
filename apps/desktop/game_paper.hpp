// A game as it stands in a book: who played, the moves with their comments, and a diagram after
// every move that is marked for one.
#pragma once

#include "apps/desktop/board/look.hpp"
#include "apps/desktop/panels/info_strip.hpp"
#include "damier/session/session.hpp"

#include <QTextDocument>

#include <memory>

namespace damier::desktop {

inline constexpr int diagram_nag = 220; // the mark: «a diagram» in game files

// The start, if it was set up, the marked positions, and with no mark at all the last position.
std::vector<session::NodeId> diagrams_of(session::Session const& session);

std::unique_ptr<QTextDocument> game_paper(session::Session const& session, GameInfo const& info,
                                          Look const& look);

} // namespace damier::desktop
