// Where cells stand on the screen, and the names of rows and columns taken from those of the cells.
#include "apps/terminal/view/board.hpp"
#include "apps/terminal/view/layout.hpp"

#include <algorithm>

namespace damier::terminal {

namespace {

struct Edge {
    std::string row, column;
};

// "b7" is column b, row 7; "3 4" is row 3, column 4; "32" is neither.
std::optional<Edge> edge_of(std::string const& label) {
    if (std::size_t const blank = label.find(' '); blank != std::string::npos)
        return Edge{label.substr(0, blank), label.substr(blank + 1)};
    std::size_t const digits = label.find_first_of("0123456789");
    if (digits == 0 || digits == std::string::npos) return std::nullopt;
    return Edge{label.substr(digits), label.substr(0, digits)};
}

} // namespace

SeenBoard::SeenBoard(game::State const& state, bool is_flipped)
    : rows_(state.about().rows), columns_(state.about().columns), is_flipped_(is_flipped) {
    game::About const& about = state.about();
    cells_.assign(static_cast<std::size_t>(rows_ * columns_), -1);
    row_names_.resize(static_cast<std::size_t>(rows_));
    column_names_.resize(static_cast<std::size_t>(columns_));
    for (std::size_t i = 0; i < about.cells.size(); ++i) {
        game::CellShape const& shape = about.cells[i];
        cells_[static_cast<std::size_t>(shape.row * columns_ + shape.column)] =
            static_cast<game::Cell>(i);
        if (shape.label.empty() || shape.shade == game::Shade::absent) continue;
        label_width_ = std::max(label_width_, width(shape.label));
        has_sums_ = has_sums_ && shape.label == std::to_string(shape.row * columns_ + shape.column);
        if (auto const edge = edge_of(shape.label)) {
            row_names_[static_cast<std::size_t>(shape.row)] = edge->row;
            column_names_[static_cast<std::size_t>(shape.column)] = edge->column;
        } else {
            has_edges_ = false;
        }
    }
    if (has_sums_) {
        for (int r = 0; r < rows_; ++r)
            row_names_[static_cast<std::size_t>(r)] = std::to_string(r * columns_);
        for (int c = 0; c < columns_; ++c)
            column_names_[static_cast<std::size_t>(c)] = std::to_string(c);
    }
    if (!is_flipped_) return;
    std::ranges::reverse(row_names_);
    std::ranges::reverse(column_names_);
}

std::optional<game::Cell> SeenBoard::at(int row, int column) const {
    int const r = is_flipped_ ? rows_ - 1 - row : row;
    int const c = is_flipped_ ? columns_ - 1 - column : column;
    game::Cell const cell = cells_[static_cast<std::size_t>(r * columns_ + c)];
    return cell < 0 ? std::nullopt : std::optional(cell);
}

} // namespace damier::terminal
