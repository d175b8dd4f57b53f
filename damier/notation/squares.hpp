// The names of squares: numbers from one of the corners, or letters and rows, as the rule set says.
// The text work deals in plain numbers (1 at the top left, as board::Square counts) for every law.
#pragma once

#include "damier/draughts/move.hpp"
#include "damier/draughts/rules.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace damier::notation {

using draughts::Law;
using draughts::Rules;

class SquareNames {
public:
    explicit SquareNames(Rules const& rules);

    int count() const { return board::square_count(geometry_); }
    bool uses_letters() const { return naming_ != draughts::Naming::numbers; }
    bool has_file(char letter) const; // small letter

    std::string text(int square) const;
    // A name in the rule set's own way, or a number where it has letters; zeros in front and
    // capital letters are taken.
    std::optional<int> read(std::string_view name) const;

    // The number of a square as the rule set counts; where it has letters, as board::Square does.
    int own_number(int square) const;
    std::optional<int> from_own_number(long number) const;

    board::Place place(int square) const;
    std::optional<int> square_at(board::Place place) const; // nothing where no piece can stand
    // The row on which a man of this side becomes a king.
    bool is_promotion_row(draughts::Side side, int square) const;

private:
    std::optional<int> read_letters(std::string_view name) const;
    int row_from_text(int row) const;

    board::Geometry geometry_;
    draughts::Naming naming_;
    draughts::Corner corner_;
    bool is_mirrored_;
};

template <Law const& L> std::string square_text(Rules const& rules, draughts::Square<L> square) {
    return SquareNames(rules).text(square.number());
}

template <Law const& L>
std::optional<draughts::Square<L>> read_square(Rules const& rules, std::string_view name) {
    auto const square = SquareNames(rules).read(name);
    return square ? draughts::Square<L>::from_number(*square) : std::nullopt;
}

// Does a sort before b when the numbers inside are compared as numbers? "28-5" before "28-17".
bool natural_less(std::string_view a, std::string_view b);

} // namespace damier::notation
