#include "damier/variants/ulb_refusal.hpp"

#include "damier/draughts/ulb.hpp"

#include <cstdlib>

namespace damier::variants {

namespace {

namespace doc = draughts::ulb;
using board::Place;

doc::Board board_of(game::State const& state) {
    doc::Board board(state.about().rows);
    for (std::size_t i = 0; i < state.about().cells.size(); ++i)
        if (auto const piece = state.at(static_cast<game::Cell>(i))) {
            int const value = piece->kind == 0 ? doc::Board::man : doc::Board::king;
            game::CellShape const& shape = state.about().cells[i];
            board.set({shape.row, shape.column}, piece->owner == 0 ? value : -value);
        }
    return board;
}

// A move to a square in the words of the document.
struct Typed {
    std::string_view direction; // empty: not on a diagonal
    int length = 1;
};

Typed typed(doc::Board const& board, Place from, Place to, draughts::Side player) {
    int const rows = to.row - from.row, columns = to.column - from.column;
    int const distance = std::abs(rows);
    if (distance == 0 || distance != std::abs(columns)) return {};
    Place const step{rows / distance, columns / distance};
    for (std::string_view const direction : {"L", "R", "LB", "RB"}) {
        if (*doc::direction(direction, player) != step) continue;
        // Behind a piece: a jump over it, which counts as one square.
        Place const before{to.row - step.row, to.column - step.column};
        bool const is_behind = distance > 1 && board.at(before) != doc::Board::free_space;
        return {direction, is_behind ? distance - 1 : distance};
    }
    return {};
}

} // namespace

std::optional<Message> ulb_refusal(game::State const& state, std::span<game::Cell const> cells) {
    if (cells.empty()) return std::nullopt;
    auto const place = [&](game::Cell cell) {
        game::CellShape const& shape = state.about().cells[static_cast<std::size_t>(cell)];
        return Place{shape.row, shape.column};
    };
    auto const player = state.to_play() == 0 ? draughts::Side::white : draughts::Side::black;
    doc::Board board = board_of(state);
    Place at = place(cells.front());
    auto code = doc::Code::no_error;
    bool has_captured = false;
    if (cells.size() == 1) code = doc::check_move(board, at, "L", player);
    for (std::size_t i = 1; i < cells.size() && code == doc::Code::no_error; ++i) {
        Place const to = place(cells[i]);
        if (to == at) continue;
        auto const [direction, length] = typed(board, at, to, player);
        code = doc::check_move(board, at, direction, player, length, i > 1, has_captured);
        if (code != doc::Code::no_error) break;
        doc::Step const made =
            doc::move_piece(board, at, *doc::direction(direction, player), length);
        has_captured = made.captured.has_value();
        if (made.captured) board.set(*made.captured, doc::Board::free_space);
        board.set(made.destination, board.at(at));
        board.set(at, doc::Board::free_space);
        at = made.destination;
    }
    bool const is_of_way = code != doc::Code::no_piece && code != doc::Code::opponent_piece;
    if (code == doc::Code::no_error || (cells.size() == 1 && is_of_way)) return std::nullopt;
    return Message(msg("This move is not possible. Error {}: {}."), static_cast<int>(code),
                   doc::describe(code));
}

} // namespace damier::variants
