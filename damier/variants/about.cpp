#include "damier/variants/about.hpp"

#include "damier/notation/squares.hpp"

namespace damier::variants {

std::string text_prefix(draughts::Rules const& rules) {
    if (rules.text().key() != "ulb") return {};
    return std::to_string(rules.law()->geometry().height) + ' ';
}

game::Cell cell_of(draughts::Rules const& rules, board::Place place) {
    int const width = rules.law()->geometry().width;
    int const column = rules.text().is_mirrored() ? width - 1 - place.column : place.column;
    return place.row * width + column;
}

board::Place place_of(draughts::Rules const& rules, game::Cell cell) {
    int const width = rules.law()->geometry().width;
    int const column = cell % width;
    return {cell / width, rules.text().is_mirrored() ? width - 1 - column : column};
}

game::About about(draughts::Rules const& rules) {
    board::Geometry const& g = rules.law()->geometry;
    notation::SquareNames const names(rules);
    game::About about;
    about.key = rules.text().key();
    about.name = rules.text().name();
    about.rows = g.height;
    about.columns = g.width;
    about.seats = {msg("White"), msg("Black")};
    about.removes_at_once = rules.law()->removal() == draughts::Removal::at_once;
    about.kinds = {{"man", msg("man"), 1}, {"king", msg("king"), 1}};
    for (game::Cell cell = 0; cell < g.width * g.height; ++cell) {
        board::Place const place = place_of(rules, cell);
        int const row = cell / g.width, column = cell % g.width;
        double const x = column, y = row;
        game::CellShape shape;
        shape.row = row;
        shape.column = column;
        shape.centre = {x + 0.5, y + 0.5};
        shape.outline = {{x, y}, {x + 1, y}, {x + 1, y + 1}, {x, y + 1}};
        bool const is_playable = board::is_playable(g, place);
        bool const is_dark = g.grid == board::Grid::full ? (row + column) % 2 == 1 : is_playable;
        shape.shade = is_dark ? game::Shade::dark : game::Shade::light;
        if (auto const square = names.square_at(place)) shape.label = names.text(*square);
        about.cells.push_back(std::move(shape));
    }
    return about;
}

} // namespace damier::variants
