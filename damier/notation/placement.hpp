// A position as plain numbers, on the way between text and a law's own Position.
#pragma once

#include "damier/base/result.hpp"
#include "damier/draughts/position.hpp"
#include "damier/notation/squares.hpp"

#include <array>
#include <vector>

namespace damier::notation {

using draughts::Position;
using draughts::Side;

struct Piece {
    int square; // counted as board::Square does
    Side side;
    bool is_king;
    int column = 0; // where the text names it

    bool operator==(Piece const&) const = default;
};

// See draughts::KingRun.
struct PlainRun {
    int square = 0; // 0 = none
    int count = 0;
    int column = 0; // where the text names it
};

struct Placement {
    Side to_move = Side::white;
    std::vector<Piece> pieces;      // in the order of squares once checked
    std::array<PlainRun, 2> runs{}; // by side
};

// Sorts the pieces and refuses what cannot stand on a board: two pieces on one square, a man where
// it would be a king, a game that ended before.
Result<Placement> checked(Rules const& rules, Placement placement);

template <Law const& L> Position<L> to_position(Placement const& placement) {
    using Set = draughts::Squares<L>;
    auto const square = [](int number) { return *draughts::Square<L>::from_number(number); };
    std::array<Set, 2> sides;
    Set kings;
    for (Piece const& piece : placement.pieces) {
        sides[static_cast<std::size_t>(piece.side)] |= Set(square(piece.square));
        if (piece.is_king) kings |= Set(square(piece.square));
    }
    Position<L> position(sides[0], sides[1], kings, placement.to_move);
    for (Side const side : {Side::white, Side::black})
        if (PlainRun const run = placement.runs[static_cast<std::size_t>(side)]; run.square != 0)
            position.set_king_run(side, {static_cast<std::int8_t>(square(run.square).bit()),
                                         static_cast<std::int8_t>(run.count)});
    return position;
}

template <Law const& L> Placement from_position(Position<L> const& position) {
    Placement placement;
    placement.to_move = position.to_move();
    for (Side const side : {Side::white, Side::black}) {
        for (auto const square : position.pieces(side))
            placement.pieces.push_back({square.number(), side, position.kings().contains(square)});
        if (auto const run = position.king_run(side); run.bit >= 0)
            placement.runs[static_cast<std::size_t>(side)] = {
                draughts::Square<L>::from_bit(run.bit).number(), run.count, 0};
    }
    return placement;
}

} // namespace damier::notation
