// The reason why a move is refused, in words.
#pragma once

#include "damier/draughts/refusal.hpp"
#include "damier/notation/squares.hpp"

#include <optional>
#include <vector>

namespace damier::notation {

// A Refusal whose squares are already text.
struct PlainRefusal {
    draughts::Refused kind = draughts::Refused::game_over;
    std::string from, to;
    std::vector<std::string> movers;
    std::string obstacle; // empty: none
    int number = 0, taken = 0;
    Message said; // of a text: what the reader says about it
};

Message describe(PlainRefusal const& refusal);

template <Law const& L>
PlainRefusal to_plain(Rules const& rules, draughts::Refusal<L> const& refusal) {
    PlainRefusal plain;
    plain.kind = refusal.kind;
    plain.from = square_text<L>(rules, refusal.from);
    plain.to = square_text<L>(rules, refusal.to);
    plain.number = refusal.number;
    plain.taken = refusal.taken;
    for (auto const square : refusal.movers) plain.movers.push_back(square_text<L>(rules, square));
    if (refusal.obstacle) plain.obstacle = square_text<L>(rules, *refusal.obstacle);
    return plain;
}

template <Law const& L> Message describe(Rules const& rules, draughts::Refusal<L> const& refusal) {
    return describe(to_plain<L>(rules, refusal));
}

} // namespace damier::notation
