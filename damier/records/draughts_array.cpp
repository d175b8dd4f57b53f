#include "damier/records/draughts_array.hpp"

#include "damier/base/text.hpp"
#include "damier/game/setup.hpp"

#include <cstdlib>

namespace damier::records {

namespace {

constexpr int king = 2;

// The documents' boards have their playable squares where row and column together are odd.
bool is_playable(std::size_t row, std::size_t column) { return (row + column) % 2 == 1; }

bool is_draughts(game::About const& about) {
    if (about.seats.size() != 2 || about.kinds.size() != 2 || about.kinds[1].key != "king"
        || about.rows != about.columns)
        return false;
    for (game::CellShape const& cell : about.cells)
        if (cell.label.empty()
            == is_playable(static_cast<std::size_t>(cell.row),
                           static_cast<std::size_t>(cell.column)))
            return false;
    return true;
}

// The empty board of that size, which tells how squares are called.
Result<game::StatePtr> board_of(game::Game const& game, std::size_t size) {
    game::Options options;
    if (!game.options().empty()) options["size"] = std::to_string(size);
    Result<game::StatePtr> const start = game.start(options, 1);
    if (!start) return start.error();
    if (!is_draughts((*start)->about()) || !(*start)->setup())
        return error(msg("this kind of file has no place for the game «{}»"), game.key());
    if (static_cast<std::size_t>((*start)->about().rows) != size)
        return error(msg("the board of «{}» has {} rows, not {}"), game.key(),
                     (*start)->about().rows, size);
    return start;
}

} // namespace

Result<Rows> rows_of(game::State const& state) {
    game::About const& about = state.about();
    if (!is_draughts(about))
        return error(msg("this kind of file has no place for the game «{}»"), about.key);
    auto const size = static_cast<std::size_t>(about.rows);
    Rows rows(size, std::vector<int>(size));
    for (std::size_t i = 0; i < about.cells.size(); ++i) {
        game::CellShape const& cell = about.cells[i];
        std::optional<game::Piece> const piece = state.at(static_cast<game::Cell>(i));
        if (!piece) continue;
        int const value = piece->kind + 1;
        rows[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)] =
            piece->owner == 0 ? value : -value;
    }
    return rows;
}

std::string rows_text(Rows const& rows) {
    std::string text;
    for (std::vector<int> const& row : rows) {
        std::vector<std::string> parts;
        for (int const value : row) parts.push_back(std::to_string(value));
        text += join(parts, " ") + "\n";
    }
    return text;
}

Result<game::StatePtr> state_of(game::Game const& game, std::span<TextLine const> lines,
                                game::Seat seat) {
    std::size_t const size = lines.size();
    Result<game::StatePtr> const board = board_of(game, size);
    if (!board) return board.error();
    game::Placement placement = game::Placement::empty(**board);
    placement.to_play = seat;
    for (std::size_t row = 0; row < size; ++row) {
        Result<std::vector<int>> const values = read_numbers(lines[row], size, -king, king);
        if (!values) return values.error();
        for (std::size_t column = 0; column < size; ++column) {
            int const value = (*values)[column];
            if (value == 0) continue;
            if (!is_playable(row, column))
                return at(
                    lines[row].number, 0,
                    error(msg("there is a piece in column {}, where none can stand"), column + 1));
            placement.pieces[row * size + column] =
                game::Piece{value > 0 ? 0 : 1, std::abs(value) - 1};
        }
    }
    Result<game::StatePtr> const state = (*board)->setup()->build(placement);
    if (!state) return at(lines[0].number, 0, state.error());
    return state;
}

} // namespace damier::records
