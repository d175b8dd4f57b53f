// The shapes of the places: squares, or the hexagons that show who is whose neighbour in the
// triangular world.
#include "damier/mansuba/mansuba_state.hpp"

namespace damier::mansuba {

namespace {

std::vector<game::Point> square(game::Point centre) {
    std::vector<game::Point> outline;
    for (auto const& [x, y] : {std::pair{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}})
        outline.push_back({centre.x + x, centre.y + y});
    return outline;
}

// A place of the triangular world touches six others: those at one row and one column and those
// at two rows. Flat hexagons two rows high do that; they are shrunk to fit into rows x columns.
game::CellShape hexagon(Board const& board, int row, int column) {
    double const columns = board.rules().width, rows = board.rules().height;
    auto const fit = [&](double x, double y) {
        return game::Point{x * columns / (columns + 1.0 / 3), y * rows / (rows + 1)};
    };
    double const x = column + 2.0 / 3, y = row + 1;
    game::CellShape shape;
    shape.centre = fit(x, y);
    for (auto const& [dx, dy] : {std::pair{2.0 / 3, 0.0},
                                 {1.0 / 3, 1.0},
                                 {-1.0 / 3, 1.0},
                                 {-2.0 / 3, 0.0},
                                 {-1.0 / 3, -1.0},
                                 {1.0 / 3, -1.0}})
        shape.outline.push_back(fit(x + dx, y + dy));
    return shape;
}

game::CellShape shape_of(Board const& board, Place place) {
    int const row = board.row(place), column = board.column(place);
    game::CellShape shape;
    if (!board.is_playable(place)) {
        shape.centre = {column + 0.5, row + 0.5};
        shape.shade = game::Shade::absent;
    } else if (board.rules().world == World::triangular) {
        shape = hexagon(board, row, column);
        // Three columns in turn would be needed to tell neighbours apart; two shades by column
        // still show the diagonals.
        shape.shade = column % 2 == 0 ? game::Shade::light : game::Shade::dark;
    } else {
        shape.centre = {column + 0.5, row + 0.5};
        shape.outline = square(shape.centre);
        // White stands on light places in the chess world: those where row + column is odd.
        shape.shade = (row + column) % 2 == 1 ? game::Shade::light : game::Shade::dark;
    }
    shape.row = row;
    shape.column = column;
    if (board.is_playable(place)) shape.label = std::to_string(place);
    return shape;
}

} // namespace

SettingPtr make_setting(std::string_view key, std::string_view name, Rules rules) {
    Board board(std::move(rules));
    game::About about;
    about.key = key;
    about.name = name;
    about.rows = board.rules().height;
    about.columns = board.rules().width;
    about.seats = {msg("White"), msg("Black")};
    for (Place place = 0; place < board.places(); ++place)
        about.cells.push_back(shape_of(board, place));
    about.kinds = {{"pawn", msg("Pawn"), 1},
                   {"tower", msg("Tower"), 1},
                   {"elephant", msg("Elephant"), 1},
                   {"bishop", msg("Bishop"), 1}};
    return std::make_shared<Setting const>(Setting{std::move(board), std::move(about)});
}

} // namespace damier::mansuba
