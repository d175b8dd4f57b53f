// What is told of a game beside its moves: read from its session, and changed there.
#pragma once

#include "apps/desktop/panels/info_strip.hpp"

#include "damier/session/session.hpp"

namespace damier::desktop {

GameInfo told_info(session::Session const& session);
std::vector<session::Command> commands_to_tell(GameInfo const& before, GameInfo const& now);

} // namespace damier::desktop
