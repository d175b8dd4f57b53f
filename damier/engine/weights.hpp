// The numbers of the hand-made evaluation, in thousandths of a man, and their
// values for each law.
#pragma once

#include "damier/draughts/law.hpp"
#include "damier/engine/score.hpp"

#include <array>
#include <cstddef>
#include <vector>

namespace damier::engine {

enum class Term {
    man,
    king,
    advance,     // per row that a man has gone; the four of this group make the table
                 // of squares
    centre,      // man in the middle
    edge,        // man on an edge column
    home,        // man still on its first row
    pair,        // two men, one behind the other
    triple,      // three in a line
    mobility,    // per quiet move of the men
    skew,        // per man that one wing has more than the other
    runaway,     // man with no enemy before it; from the middle game on
    king_centre, // king away from the edge
    king_line,   // a king on the long diagonal
    turn         // having the move
};
inline constexpr std::size_t term_count = 14;

// From the first number, on a full board, to the second, on an empty one.
struct Tapered {
    int opening, ending;

    bool operator==(Tapered const&) const = default;
};

struct Weights {
    std::array<Tapered, term_count> terms{};
    // What a white man's square is worth, by number; Black's are those of the
    // turned board. Empty: made from the terms of placement.
    std::vector<Tapered> squares{};

    constexpr Tapered const& operator[](Term term) const {
        return terms[static_cast<std::size_t>(term)];
    }
    constexpr Tapered& operator[](Term term) { return terms[static_cast<std::size_t>(term)]; }
    bool operator==(Weights const&) const = default;
};

Weights default_weights(draughts::Law const& law);

// Fitted to games between equal players (docs/engine.md).
Chances chances_of(draughts::Law const& law);

} // namespace damier::engine
