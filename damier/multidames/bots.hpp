// The computer players of MultiDames: random, greedy (the turn that scores most now) and strong.
#pragma once

#include "damier/game/game.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace damier::multidames {

std::span<game::BotKind const> bot_kinds(); // weakest first
Result<game::BotPtr> make_bot(std::string_view kind, std::uint64_t seed);

} // namespace damier::multidames
