// Computer players by their names: their keys are English words for files and command lines.
#pragma once

#include "damier/base/message.hpp"
#include "damier/game/game.hpp"

#include <string_view>

namespace damier::play {

// "level 3", "1500 points", "greedy"; another program as the command that starts it.
Message bot_name(game::Game const& game, std::string_view bot);

} // namespace damier::play
