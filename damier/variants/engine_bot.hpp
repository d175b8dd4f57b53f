// The engine as a computer player, at a level or with points: "engine:3", "engine:1450", or just
// "engine" for all that it can.
#pragma once

#include "damier/game/analyst.hpp"
#include "damier/game/game.hpp"

#include <optional>

namespace damier::variants {

std::vector<game::BotKind> engine_bots();

// What a kind of player names; nothing if it is no engine.
std::optional<int> engine_strength(std::string_view kind);

bool has_points(std::string_view kind);

// What is wrong with a kind of player that there is not.
Error no_such_bot(std::string_view kind);

game::BotPtr make_engine_bot(game::AnalystPtr analyst);

} // namespace damier::variants
