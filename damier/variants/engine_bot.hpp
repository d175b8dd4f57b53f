// The engine as a computer player, in ten levels: "engine:1" to "engine:10", or just "engine".
#pragma once

#include "damier/game/analyst.hpp"
#include "damier/game/game.hpp"

#include <optional>

namespace damier::variants {

std::vector<game::BotKind> engine_bots();

// The level that a kind of player names; nothing if it is no engine.
std::optional<int> engine_level(std::string_view kind);

game::BotPtr make_engine_bot(game::AnalystPtr analyst);

} // namespace damier::variants
