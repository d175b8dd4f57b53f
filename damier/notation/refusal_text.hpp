// The reason why a move is refused, in words.
#pragma once

#include "damier/draughts/refusal.hpp"
#include "damier/notation/squares.hpp"

#include <optional>
#include <vector>

namespace damier::notation {

// A Refusal whose squares are already text.
struct PlainRefusal {
    draughts::Refused kind;
    std::string from, to;
    std::vector<std::string> movers;
    std::string obstacle; // empty: none
    int number = 0, taken = 0;
};

Message describe(PlainRefusal const& refusal);

template <Law const& L> Message describe(Rules const& rules, draughts::Refusal<L> const& refusal) {
    PlainRefusal plain{refusal.kind,
                       square_text<L>(rules, refusal.from),
                       square_text<L>(rules, refusal.to),
                       {},
                       {},
                       refusal.number,
                       refusal.taken};
    for (auto const square : refusal.movers) plain.movers.push_back(square_text<L>(rules, square));
    if (refusal.obstacle) plain.obstacle = square_text<L>(rules, *refusal.obstacle);
    return describe(plain);
}

} // namespace damier::notation
