// Positions as FEN: "W:W31-50:B1-20". Reading is forgiving, writing is canonical.
#pragma once

#include "damier/notation/placement.hpp"

namespace damier::notation {

template <Law const& L> struct Fen {
    Position<L> position;
    std::optional<int> half_moves;  // since the last capture or man move: ":H12"
    std::optional<int> move_number; // of the coming move, from 1: ":F31"

    bool operator==(Fen const&) const = default;
};

// The same before it is known which law the position belongs to.
struct PlainFen {
    Placement placement;
    std::optional<int> half_moves;
    std::optional<int> move_number;
};

Result<PlainFen> read_plain_fen(Rules const& rules, std::string_view text);
std::string write_plain_fen(Rules const& rules, PlainFen const& fen);

template <Law const& L> Result<Fen<L>> read_fen(Rules const& rules, std::string_view text) {
    auto const plain = read_plain_fen(rules, text);
    if (!plain) return plain.error();
    return Fen<L>{to_position<L>(plain->placement), plain->half_moves, plain->move_number};
}

template <Law const& L>
std::string write_fen(Rules const& rules, Position<L> const& position,
                      std::optional<int> half_moves = {}, std::optional<int> move_number = {}) {
    return write_plain_fen(rules, {from_position<L>(position), half_moves, move_number});
}

} // namespace damier::notation
