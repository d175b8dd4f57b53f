#include "apps/desktop/board/labels.hpp"

#include <cctype>
#include <optional>
#include <utility>

namespace damier::desktop {

namespace {

struct Name {
    std::string row, column;
};

// "b7" is column b, row 7; "3 4" is row 3, column 4.
std::optional<Name> split(std::string const& label) {
    std::size_t const blank = label.find(' ');
    if (blank != std::string::npos) return Name{label.substr(0, blank), label.substr(blank + 1)};
    std::size_t letters = 0;
    while (letters < label.size() && std::isalpha(static_cast<unsigned char>(label[letters])))
        ++letters;
    if (letters == 0 || letters == label.size()) return std::nullopt;
    return Name{label.substr(letters), label.substr(0, letters)};
}

// The text of `line` becomes `text`; false if it already is another one.
bool agree(std::string& line, std::string const& text) {
    if (line.empty()) line = text;
    return line == text;
}

std::optional<SideLabels> by_row_and_column(game::About const& about) {
    SideLabels sides;
    sides.left.resize(static_cast<std::size_t>(about.rows));
    sides.bottom.resize(static_cast<std::size_t>(about.columns));
    for (game::CellShape const& cell : about.cells) {
        if (cell.label.empty()) continue;
        std::optional<Name> const name = split(cell.label);
        if (!name || !agree(sides.left[static_cast<std::size_t>(cell.row)], name->row)
            || !agree(sides.bottom[static_cast<std::size_t>(cell.column)], name->column))
            return std::nullopt;
    }
    sides.right = sides.left;
    sides.top = sides.bottom;
    return sides;
}

} // namespace

SideLabels side_labels(game::About const& about) {
    if (auto sides = by_row_and_column(about)) return *std::move(sides);
    SideLabels sides;
    sides.left.resize(static_cast<std::size_t>(about.rows));
    sides.right = sides.left;
    sides.top.resize(static_cast<std::size_t>(about.columns));
    sides.bottom = sides.top;
    for (game::CellShape const& cell : about.cells) {
        if (cell.shade == game::Shade::absent) continue;
        auto const row = static_cast<std::size_t>(cell.row);
        auto const column = static_cast<std::size_t>(cell.column);
        if (cell.row == 0) sides.top[column] = cell.label;
        if (cell.row == about.rows - 1) sides.bottom[column] = cell.label;
        if (cell.column == 0) sides.left[row] = cell.label;
        if (cell.column == about.columns - 1) sides.right[row] = cell.label;
    }
    return sides;
}

} // namespace damier::desktop
