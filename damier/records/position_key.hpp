// A number for a position that is the same in every version of Damier, for files that are searched
// by position. It is frozen: where it must change it gets another version, and test vectors that
// another program has computed hold it in place. The engine's own keys are another matter.
#pragma once

#include "damier/game/game.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace damier::records {

inline constexpr int position_key_version = 1;

// Draughts (on a board of one size): the rule set, the side to move, and each piece with the name
// of its square. Counters of moves do not count, so that transpositions meet. Other games: the rule
// set and the state's text.
//
// The key is mix(sum of mix(fnv1a(word))) modulo 2^64 over the words "game KEY", "side SEAT" and
// "SEAT.KIND@SQUARE" for each piece, or "game KEY" and "state TEXT"; fnv1a is the 64-bit hash of
// that name, mix one step of SplitMix64: 0x9E3779B97F4A7C15 is added, then its finaliser follows.
// SEAT and KIND are numbers from 0.
std::uint64_t position_key(game::Game const& game, game::State const& state);

// The same for many positions of a game: the words are worked out once for each board.
class PositionKeys {
public:
    explicit PositionKeys(game::Game const& game);
    std::uint64_t operator()(game::State const& state);

private:
    void learn(game::About const& about);

    bool has_one_board_, is_draughts_ = false;
    std::uint64_t game_;
    std::array<std::uint64_t, 2> sides_;
    int rows_ = 0, columns_ = 0; // of the board that is known
    std::size_t kinds_ = 0;
    std::vector<std::uint64_t> pieces_; // by cell, side and kind
};

} // namespace damier::records
