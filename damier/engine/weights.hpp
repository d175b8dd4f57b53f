// The numbers of the evaluation, in thousandths of a man, and their values for each law: learned
// from games with the patterns of men where that was done, otherwise for the terms alone.
#pragma once

#include "damier/draughts/law.hpp"
#include "damier/engine/patterns.hpp"

#include <array>
#include <cstddef>
#include <memory>
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
    turn,        // having the move
    first_king,  // having a king at all
    king_steps,  // per quiet move of the kings
    tempo        // per row that the men have gone; with patterns, which know no counting
};
inline constexpr std::size_t term_count = 17;

struct Weights {
    std::array<Tapered, term_count> terms{};
    // What a white man's square is worth, by number; Black's are those of the
    // turned board. Empty: made from the terms of placement.
    std::vector<Tapered> squares{};
    std::vector<Tapered> king_squares{};           // the same for kings; empty: all alike
    std::shared_ptr<Patterns const> patterns = {}; // null: none have been learned

    constexpr Tapered const& operator[](Term term) const {
        return terms[static_cast<std::size_t>(term)];
    }
    constexpr Tapered& operator[](Term term) { return terms[static_cast<std::size_t>(term)]; }
    bool operator==(Weights const&) const = default;
};

// What the law has learned; otherwise as its tuning says: fitted to games, or set by hand.
Weights default_weights(draughts::Law const& law);

} // namespace damier::engine
