// A number for a position that is the same in every version of Damier, for files that are searched
// by position. It is frozen: where it must change it gets another version, and test vectors that
// another program has computed hold it in place. The engine's own keys are another matter.
#pragma once

#include "damier/game/game.hpp"

#include <cstdint>

namespace damier::records {

inline constexpr int position_key_version = 1;

// Draughts: the rule set, the side to move, and each piece with the name of its square. Counters of
// moves do not count, so that transpositions meet. Other games: the rule set and the state's text.
//
// The key is mix(sum of mix(fnv1a(word))) modulo 2^64 over the words "game KEY", "side SEAT" and
// "SEAT.KIND@SQUARE" for each piece, or "game KEY" and "state TEXT"; fnv1a is the 64-bit hash of
// that name, mix the finaliser of SplitMix64.
std::uint64_t position_key(game::Game const& game, game::State const& state);

} // namespace damier::records
