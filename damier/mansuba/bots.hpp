// The computer players of Mansuba.
#pragma once

#include "damier/game/bot.hpp"

#include <cstdint>

namespace damier::mansuba {

// The documents' base computer: a random piece, a multiple jump rather than a jump rather than a
// simple move; with prisoners to free, an attempt every other time.
game::BotPtr make_random_bot(std::uint64_t seed);

// The documents' next step: a random piece again, but its move nearest to a goal.
game::BotPtr make_greedy_bot(std::uint64_t seed);

// The report's announced strategy: of all moves, the one that gains most columns; then multiple
// jumps, then places from which the next turn can jump.
game::BotPtr make_sorted_bot(std::uint64_t seed);

// Alpha-beta search.
game::BotPtr make_strong_bot(std::uint64_t seed);

} // namespace damier::mansuba
