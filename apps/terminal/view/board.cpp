// The boards of the documents.
#include "apps/terminal/view/board.hpp"

#include "apps/terminal/view/layout.hpp"
#include "apps/terminal/view/modern.hpp"

#include <algorithm>

namespace damier::terminal {

namespace {

using game::Shade;

std::string piece_at(game::State const& state, std::optional<game::Cell> cell, Look const& look) {
    if (!cell) return {};
    auto const piece = state.at(*cell);
    return piece ? glyph(state.about(), *piece, look) : std::string();
}

bool is_taken(std::optional<game::Cell> cell, Marks const& marks) {
    return cell && has(marks.taken, *cell);
}

// The same with brackets round a pawn that is held, parentheses round one that is taken.
std::string marked_at(game::State const& state, std::optional<game::Cell> cell, Look const& look,
                      Marks const& marks) {
    std::string const shown = piece_at(state, cell, look);
    if (is_taken(cell, marks)) return dimmed('(' + shown + ')', look);
    return cell && state.held() == cell ? '[' + shown + ']' : shown;
}

game::CellShape const& shape_of(game::State const& state, game::Cell cell) {
    return state.about().cells[static_cast<std::size_t>(cell)];
}

// Letters above and below, numbers at both sides, dashed lines between the rows.
std::string draw_v06(game::State const& state, Look const& look, Marks const& marks) {
    SeenBoard const grid(state, look.is_flipped);
    constexpr int margin = 3;
    bool const is_wide = grid.columns() * 6 + 1 + 2 * margin <= look.columns;
    int const cell_width = is_wide ? 6 : 4;
    std::string letters = repeated(" ", margin);
    for (int c = 0; c < grid.columns(); ++c)
        letters += ' ' + centred(grid.has_edges() ? grid.column_name(c) : "", cell_width - 1);
    letters = without_trailing_blanks(std::move(letters)) + '\n';
    std::string const rule =
        repeated(" ", margin) + '|' + repeated("-", grid.columns() * cell_width - 1) + "|\n";
    std::string text = (grid.has_edges() ? letters : "") + rule;
    for (int r = 0; r < grid.rows(); ++r) {
        std::string const name = pad_left(grid.has_edges() ? grid.row_name(r) : "", 2);
        std::string line = name + ' ';
        for (int c = 0; c < grid.columns(); ++c) {
            auto const cell = grid.at(r, c);
            std::string shown = marked_at(state, cell, look, marks);
            bool const is_crowded = is_taken(cell, marks) && width(shown) >= cell_width;
            if (is_crowded) // a king, whose own brackets have no room here
                shown = dimmed('(' + piece_at(state, cell, look).substr(1, 1) + ')', look);
            if (shown.empty() && cell && !grid.has_edges()) shown = shape_of(state, *cell).label;
            line += '|' + centred(shown, cell_width - 1);
        }
        text += without_trailing_blanks(line + "| " + name) + '\n' + rule;
    }
    return grid.has_edges() ? text + letters : text;
}

// The matrix that the document's program prints: 0 empty, 1 and 2 men, 3 and 4 kings.
std::string draw_matrix(game::State const& state, Look const& look, Marks const& marks) {
    SeenBoard const grid(state, look.is_flipped);
    std::string text;
    for (int r = 0; r < grid.rows(); ++r) {
        for (int c = 0; c < grid.columns(); ++c) {
            auto const cell = grid.at(r, c);
            std::string const shown = piece_at(state, cell, look);
            text += "| ";
            if (is_taken(cell, marks))
                text += dimmed(shown + ')', look);
            else
                text += (shown.empty() ? "0" : shown) + (cell && state.held() == cell ? ']' : ' ');
        }
        text += "|\n";
    }
    return text;
}

// Who is to move sits at the bottom; squares that are not played are blocks.
std::string draw_ulb(game::State const& state, Look const& look, Marks const& marks) {
    SeenBoard const grid(state, state.about().seats.size() == 2 && state.to_play() == 1);
    std::string const block = look.has_unicode ? "▇" : "#";
    bool const has_unused =
        std::ranges::any_of(state.about().cells, [](auto const& c) { return c.label.empty(); });
    int const cell_width = grid.has_edges() ? 2 : grid.label_width() + 1;
    std::string text;
    for (int r = 0; r < grid.rows(); ++r) {
        for (int c = 0; c < grid.columns(); ++c) {
            auto const cell = grid.at(r, c);
            std::string shown = piece_at(state, cell, look);
            if (cell && shown.empty()) {
                game::CellShape const& shape = shape_of(state, *cell);
                bool const is_block =
                    has_unused ? shape.label.empty() : shape.shade == Shade::light;
                if (is_block && shape.shade != Shade::absent)
                    shown = repeated(block, cell_width - 1);
                if (!is_block && !grid.has_edges()) shown = shape.label;
            }
            if (is_taken(cell, marks))
                shown = dimmed(shown + ')', look);
            else if (cell && state.held() == cell)
                shown += ']';
            text += pad_right(shown, cell_width);
        }
        text += "|";
        if (grid.has_edges()) text += ' ' + grid.row_name(r);
        text += '\n';
    }
    text += repeated("_", grid.columns() * cell_width - 1) + '\n';
    if (!grid.has_edges()) return text;
    std::string letters;
    for (int c = 0; c < grid.columns(); ++c) letters += pad_right(grid.column_name(c), cell_width);
    return text + without_trailing_blanks(letters) + '\n';
}

// One character a cell, brackets in place of the blanks round the held pawn.
std::string draw_multidames(game::State const& state, Look const& look, Marks const& marks) {
    SeenBoard const grid(state, look.is_flipped);
    std::optional<game::Cell> held = state.held();
    if (!held && !marks.chosen.empty()) held = marks.chosen.front();
    int cell_width = grid.has_edges() ? 1 : grid.label_width();
    if (grid.has_edges())
        for (int c = 0; c < grid.columns(); ++c)
            cell_width = std::max(cell_width, width(grid.column_name(c)));
    auto const is_held = [&](int r, int c) {
        return c >= 0 && c < grid.columns() && held && grid.at(r, c) == held;
    };
    std::string text;
    if (grid.has_edges()) {
        text = "  ";
        for (int c = 0; c < grid.columns(); ++c)
            text += ' ' + pad_right(grid.column_name(c), cell_width);
        text = without_trailing_blanks(std::move(text)) + '\n';
    }
    text += "  " + repeated("-", grid.columns() * (cell_width + 1)) + '\n';
    for (int r = 0; r < grid.rows(); ++r) {
        std::string line = pad_right(grid.has_edges() ? grid.row_name(r) : "", 2);
        for (int c = 0; c < grid.columns(); ++c) {
            bool const is_first = c == 0;
            auto const cell = grid.at(r, c);
            line += is_held(r, c)                                     ? "["
                    : is_held(r, c - 1)                               ? "]"
                    : is_taken(cell, marks)                           ? "("
                    : !is_first && is_taken(grid.at(r, c - 1), marks) ? ")"
                    : is_first                                        ? "|"
                                                                      : " ";
            std::string shown = piece_at(state, cell, look);
            if (shown.empty() && cell && !grid.has_edges()) shown = shape_of(state, *cell).label;
            line += pad_right(is_taken(cell, marks) ? dimmed(shown, look) : shown, cell_width);
        }
        if (is_held(r, grid.columns() - 1)) line += ']';
        if (is_taken(grid.at(r, grid.columns() - 1), marks)) line += ')';
        text += without_trailing_blanks(std::move(line)) + '\n';
    }
    return text;
}

// White bold red, black bold green, an empty place 0; without colour white stands in brackets. Who
// types places sees their rows and columns.
std::string draw_mansuba(game::State const& state, Look const& look, Marks const& marks) {
    SeenBoard const grid(state, look.is_flipped);
    bool const has_names = grid.has_edges() || grid.has_sums();
    int const margin = has_names ? 4 : 0;
    bool const is_wide = has_names && grid.columns() > 10; // for column names of two digits
    auto const paint = [&](char const* colour, std::string const& shown) {
        return colour + shown + "\x1b[0m" + (is_wide ? "  " : " ");
    };
    std::string text;
    if (has_names) {
        text = repeated(" ", margin);
        for (int c = 0; c < grid.columns(); ++c)
            text += !look.has_colour ? centred(grid.column_name(c), 3)
                                     : pad_right(grid.column_name(c), is_wide ? 3 : 2);
        text = without_trailing_blanks(std::move(text)) + '\n';
    }
    for (int r = 0; r < grid.rows(); ++r) {
        std::string line;
        if (has_names) line = pad_left(grid.row_name(r), margin - 1) + ' ';
        for (int c = 0; c < grid.columns(); ++c) {
            auto const cell = grid.at(r, c);
            bool const is_hole = !cell || shape_of(state, *cell).label.empty()
                                 || shape_of(state, *cell).shade == Shade::absent;
            auto const piece = cell ? state.at(*cell) : std::nullopt;
            std::string const shown = piece ? glyph(state.about(), *piece, look) : "0";
            bool const is_first = piece && (piece->owner == 0 || piece->owner == game::nobody);
            if (is_hole)
                line += look.has_colour && !is_wide ? "  " : "   ";
            else if (is_taken(cell, marks))
                line += look.has_colour ? pad_right(dimmed(shown + ')', look), is_wide ? 3 : 2)
                                        : '(' + shown + ')';
            else if (!look.has_colour)
                line += (piece && piece->owner == 0) || (cell && state.held() == cell)
                            ? '[' + shown + ']'
                            : ' ' + shown + ' ';
            else
                line += paint(!piece     ? "\x1b[1;37m"
                              : is_first ? "\x1b[1;31m"
                                         : "\x1b[1;32m",
                              shown);
        }
        text += without_trailing_blanks(std::move(line)) + '\n';
    }
    return text;
}

} // namespace

std::string dimmed(std::string const& text, Look const& look) {
    return look.has_colour ? "\x1b[2m" + text + "\x1b[0m" : text;
}

std::string draw(game::State const& state, Look const& look, Marks const& given) {
    Marks marks = given;
    if (state.held() && marks.chosen.empty()) marks.chosen = {*state.held()};
    switch (look.theme) {
    case Theme::v06: return draw_v06(state, look, marks);
    case Theme::troisil: return draw_matrix(state, look, marks);
    case Theme::ulb: return draw_ulb(state, look, marks);
    case Theme::multidames: return draw_multidames(state, look, marks);
    case Theme::mansuba: return draw_mansuba(state, look, marks);
    case Theme::modern: break;
    }
    return draw_modern(state, look, marks);
}

} // namespace damier::terminal
