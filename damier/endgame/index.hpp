// Where a position lies in its slice, whatever the law. The men come first in the index, so that
// all positions with the same men lie together. Kings are counted on the squares without men; a few
// indices, where two pieces would share a square, belong to no position.
#pragma once

#include "damier/endgame/combinations.hpp"
#include "damier/endgame/slice.hpp"

#include <optional>

namespace damier::endgame {

// A board as tables see it: squares are numbered from 0, along the rows, and a man that has passed
// the row of square 0 has become a king.
struct Squares {
    int count = 0;
    int last_row = 0; // squares on which no man of the side to move stands
    bool men_step_sideways = false;
    std::array<std::uint8_t, most_numbers> row{}; // by square

    int man_squares() const { return count - last_row; }
    int turned(int square) const { return count - 1 - square; }
    Numbers turned(Numbers const& squares) const {
        Numbers result;
        for (int i = squares.size; i-- > 0;)
            result.push(turned(squares.at[static_cast<std::size_t>(i)]));
        return result;
    }
};

// A position as the side to move sees it, turned if that is Black.
struct Pieces {
    Numbers own_men, other_men, own_kings, other_kings;

    Slice slice() const {
        return {{own_men.size, own_kings.size}, {other_men.size, other_kings.size}};
    }
};

class Index {
public:
    Index(Squares const& squares, Slice const& slice)
        : squares_(&squares),
          slice_(slice),
          other_men_(choose(squares.man_squares(), slice.other.men)),
          own_kings_(choose(squares.count - slice.men(), slice.own.kings)),
          other_kings_(choose(squares.count - slice.men(), slice.other.kings)),
          size_(choose(squares.man_squares(), slice.own.men) * other_men_ * block()) {}

    Slice const& slice() const { return slice_; }
    std::uint64_t size() const { return size_; }
    std::uint64_t block() const { return own_kings_ * other_kings_; } // positions with equal men

    // Where the positions with these men begin.
    std::uint64_t first_with(Numbers own_men, Numbers const& other_men) const {
        for (int i = 0; i < own_men.size; ++i)
            own_men.at[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(
                own_men.at[static_cast<std::size_t>(i)] - squares_->last_row);
        return (rank_of(own_men) * other_men_ + rank_of(other_men)) * block();
    }

    std::uint64_t of(Pieces const& p) const {
        return first_with(p.own_men, p.other_men)
               + rank_of(among_free(p.own_kings, p)) * other_kings_
               + rank_of(among_free(p.other_kings, p));
    }

    // Nothing if the index belongs to no position.
    std::optional<Pieces> at(std::uint64_t index) const;

private:
    // The numbers of kings among the squares without men.
    static Numbers among_free(Numbers kings, Pieces const& p) {
        for (int i = 0; i < kings.size; ++i) {
            std::uint8_t& king = kings.at[static_cast<std::size_t>(i)];
            int below = 0;
            for (int const man : p.own_men) below += man < king;
            for (int const man : p.other_men) below += man < king;
            king = static_cast<std::uint8_t>(king - below);
        }
        return kings;
    }

    Squares const* squares_;
    Slice slice_;
    std::uint64_t other_men_, own_kings_, other_kings_, size_;
};

} // namespace damier::endgame
