// The compact position that the rules and the search work on, its moves, and playing one. It holds
// no chance: whether an escape succeeds and which relation comes next is told from outside.
#pragma once

#include "damier/base/fixed_vector.hpp"
#include "damier/mansuba/board.hpp"

#include <array>
#include <cstdint>

namespace damier::mansuba {

enum class MoveKind : std::uint8_t {
    pass = 0,
    simple = 1,
    jump = 2,
    multiple_jump = 3,
    escape = 4
};

struct Move {
    std::uint8_t from = 0; // for an escape both are the place of capture
    std::uint8_t to = 0;
    MoveKind kind = MoveKind::pass;
    std::uint8_t piece = 0; // index into the mover's pieces

    bool operator==(Move const&) const = default;
};

using MoveList = FixedVector<Move, 2048>;

struct Position {
    // What stands on a place: 0, or 1 + 16 * side + index of the piece.
    std::array<std::uint8_t, most_places> at{};
    std::array<std::array<std::uint8_t, most_pieces>, 2> place{}; // of a prisoner: where taken
    std::array<std::array<Sort, most_pieces>, 2> sort{};
    std::array<std::uint16_t, 2> on_board{};  // bit i: piece i stands on its place
    std::array<std::uint16_t, 2> prisoners{}; // bit i: piece i is a prisoner of the other side
    std::array<std::uint8_t, 2> covered{};    // goals that the side stands on
    std::uint8_t relation = 0;                // index into the rules' relations
    std::uint8_t to_play = white;
    std::uint16_t turns = 0; // played
    std::uint64_t hash = 0;  // of the pieces, not of the side, the relation or the turns

    bool is_empty(Place p) const { return at[p] == 0; }
    Side owner(Place p) const { return (at[p] - 1) >> 4; } // of what stands there
    int piece(Place p) const { return (at[p] - 1) & 15; }
    Sort sort_at(Place p) const { return sort[owner(p)][piece(p)]; }
    bool has_enemy(Place p, Side side) const { return at[p] != 0 && owner(p) != side; }
    bool operator==(Position const&) const = default;
};

Position initial_position(Board const& board, Side first);

// Puts a piece, or a prisoner, into a position under construction. False when the side has
// most_pieces already or, for a piece, the place is taken.
bool add(Board const& board, Position& position, Side side, Sort sort, Place place,
         bool is_prisoner);

// May a piece of `sort` and `side` take what stands on `place`? The rules' conditions.
bool can_take(Board const& board, Position const& position, Side side, Sort sort, Place place);

// Every legal move: at most one for each piece and destination, one for each prisoner who may try
// to escape, or a pass when there is nothing else. Never empty.
void generate(Board const& board, Position const& position, MoveList& moves);

// The moves of one piece of the side to play.
void generate_piece(Board const& board, Position const& position, int piece, MoveList& moves);

// Plays a generated move and gives the turn to the other side. `is_free` says whether an escape
// succeeds and means nothing for other moves.
void play(Board const& board, Position& position, Move move, bool is_free);

// The side that has just moved wins when it covers enough goals.
inline bool has_won(Board const& board, Position const& position, Side side) {
    return position.covered[side] >= board.needed(side);
}

} // namespace damier::mansuba
