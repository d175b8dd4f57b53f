#include "damier/notation/squares.hpp"

#include "damier/base/text.hpp"

#include <algorithm>
#include <cassert>

namespace damier::notation {

using board::Grid;
using board::Place;
using draughts::Corner;
using draughts::Naming;

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

int number_of(board::Geometry const& g, Place p) {
    if (g.grid == Grid::full) return p.row * g.width + p.column + 1;
    // Two rows of a chequered board hold `width` squares, the upper one half of them or less.
    return p.row / 2 * g.width + (p.row % 2 == 1 ? g.width / 2 : 0) + p.column / 2 + 1;
}

Place place_of(board::Geometry const& g, int square) {
    int const index = square - 1, rest = index % g.width, upper = g.width / 2;
    if (g.grid == Grid::full) return {index / g.width, rest};
    int const row = index / g.width * 2;
    return rest < upper ? Place{row, 2 * rest + 1} : Place{row + 1, 2 * (rest - upper)};
}

int squares_in_row(board::Geometry const& g, int row) {
    if (g.grid == Grid::full) return g.width;
    return row % 2 == 0 ? g.width / 2 : (g.width + 1) / 2;
}

// The square as far from the right end of its row as this one is from the left.
int reversed_in_row(board::Geometry const& g, int square) {
    int const row = place_of(g, square).row;
    int const first = number_of(g, {row, g.grid == Grid::chequered && row % 2 == 0 ? 1 : 0});
    return 2 * first + squares_in_row(g, row) - 1 - square;
}

} // namespace

SquareNames::SquareNames(Rules const& rules)
    : geometry_(rules.law()->geometry()),
      naming_(rules.text().naming()),
      corner_(rules.text().first_corner()),
      is_mirrored_(rules.text().is_mirrored()) {}

board::Place SquareNames::place(int square) const {
    assert(square >= 1 && square <= count());
    return place_of(geometry_, square);
}

std::optional<int> SquareNames::square_at(Place place) const {
    if (!board::is_playable(geometry_, place)) return std::nullopt;
    return number_of(geometry_, place);
}

bool SquareNames::is_promotion_row(draughts::Side side, int square) const {
    return place(square).row == (side == draughts::Side::white ? 0 : geometry_.height - 1);
}

bool SquareNames::has_file(char letter) const {
    return letter >= 'a' && letter < 'a' + geometry_.width;
}

int SquareNames::row_from_text(int row) const {
    return naming_ == Naming::letters_from_the_top ? row - 1 : geometry_.height - row;
}

int SquareNames::own_number(int square) const {
    if (uses_letters()) return square;
    // The real board of a mirrored game is the mirror image of ours, and so are its rows.
    bool const from_right = corner_ == Corner::top_right || corner_ == Corner::bottom_left;
    int const along = from_right != is_mirrored_ ? reversed_in_row(geometry_, square) : square;
    bool const from_top = corner_ == Corner::top_left || corner_ == Corner::top_right;
    return from_top ? along : count() + 1 - along;
}

std::optional<int> SquareNames::from_own_number(long number) const {
    if (number < 1 || number > count()) return std::nullopt;
    int square = static_cast<int>(number);
    if (uses_letters()) return square;
    bool const from_top = corner_ == Corner::top_left || corner_ == Corner::top_right;
    if (!from_top) square = count() + 1 - square;
    bool const from_right = corner_ == Corner::top_right || corner_ == Corner::bottom_left;
    return from_right != is_mirrored_ ? reversed_in_row(geometry_, square) : square;
}

std::string SquareNames::text(int square) const {
    if (!uses_letters()) return std::to_string(own_number(square));
    Place const p = place(square);
    int const row = naming_ == Naming::letters_from_the_top ? p.row + 1 : geometry_.height - p.row;
    return static_cast<char>('a' + p.column) + std::to_string(row);
}

std::optional<int> SquareNames::read(std::string_view name) const {
    if (name.empty() || name.size() > 16) return std::nullopt;
    if (!is_digit(name[0])) return read_letters(name);
    if (!std::all_of(name.begin(), name.end(), is_digit)) return std::nullopt;
    auto const number = to_integer(name);
    return number ? from_own_number(*number) : std::nullopt;
}

std::optional<int> SquareNames::read_letters(std::string_view name) const {
    std::string const small = to_lower(name);
    if (!uses_letters() || !has_file(small[0]) || small.size() < 2) return std::nullopt;
    if (!std::all_of(small.begin() + 1, small.end(), is_digit)) return std::nullopt;
    auto const row = to_integer(std::string_view(small).substr(1));
    if (!row || *row < 1 || *row > geometry_.height) return std::nullopt;
    Place const p{row_from_text(static_cast<int>(*row)), small[0] - 'a'};
    return square_at(p);
}

bool natural_less(std::string_view a, std::string_view b) {
    std::size_t i = 0, j = 0;
    auto const digits_end = [](std::string_view text, std::size_t at) {
        while (at < text.size() && is_digit(text[at])) ++at;
        return at;
    };
    while (i < a.size() && j < b.size()) {
        if (!is_digit(a[i]) || !is_digit(b[j])) {
            if (a[i] != b[j]) return a[i] < b[j];
            ++i;
            ++j;
            continue;
        }
        while (i < a.size() && a[i] == '0') ++i;
        while (j < b.size() && b[j] == '0') ++j;
        std::string_view const x = a.substr(i, digits_end(a, i) - i);
        std::string_view const y = b.substr(j, digits_end(b, j) - j);
        if (x.size() != y.size()) return x.size() < y.size();
        if (x != y) return x < y;
        i += x.size();
        j += y.size();
    }
    return i == a.size() && j < b.size();
}

} // namespace damier::notation
