#include "apps/desktop/board/labels.hpp"

#include <cctype>
#include <map>
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

// Adds the text for this line unless it has one; false if it has another.
bool agree(std::map<int, SideLabel>& lines, int line, std::string const& text, game::Cell cell) {
    return lines.try_emplace(line, SideLabel{text, cell}).first->second.text == text;
}

std::vector<SideLabel> values(std::map<int, SideLabel> const& lines) {
    std::vector<SideLabel> labels;
    for (auto const& [line, label] : lines) labels.push_back(label);
    return labels;
}

std::optional<SideLabels> by_row_and_column(game::About const& about) {
    std::map<int, SideLabel> rows, columns;
    for (std::size_t i = 0; i < about.cells.size(); ++i) {
        game::CellShape const& cell = about.cells[i];
        if (cell.label.empty()) continue;
        std::optional<Name> const name = split(cell.label);
        if (!name || !agree(rows, cell.row, name->row, static_cast<game::Cell>(i))
            || !agree(columns, cell.column, name->column, static_cast<game::Cell>(i)))
            return std::nullopt;
    }
    return SideLabels{values(columns), values(columns), values(rows), values(rows)};
}

} // namespace

SideLabels side_labels(game::About const& about) {
    if (auto sides = by_row_and_column(about)) return *std::move(sides);
    SideLabels sides;
    for (std::size_t i = 0; i < about.cells.size(); ++i) {
        game::CellShape const& cell = about.cells[i];
        if (cell.shade == game::Shade::absent || cell.label.empty()) continue;
        SideLabel const label{cell.label, static_cast<game::Cell>(i)};
        if (cell.row == 0) sides.top.push_back(label);
        if (cell.row == about.rows - 1) sides.bottom.push_back(label);
        if (cell.column == 0) sides.left.push_back(label);
        if (cell.column == about.columns - 1) sides.right.push_back(label);
    }
    return sides;
}

} // namespace damier::desktop
