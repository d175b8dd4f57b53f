// Simple computer players for draughts: any move, the first move of document S0, the strategy of
// document S4. They look at the game only through its run-time interface.
#pragma once

#include "damier/game/bot.hpp"
#include "damier/game/game.hpp"

namespace damier::variants {

std::vector<game::BotKind> simple_bots(bool has_ulb);

// Nothing if there is no such simple player.
game::BotPtr make_simple_bot(std::string_view kind, std::uint64_t seed);

} // namespace damier::variants
