#include "damier/draughts/ulb.hpp"

#include "damier/base/text.hpp"

#include <cstdlib>

namespace damier::draughts::ulb {

namespace {

Place moved(Place from, Place step, int length) {
    return {from.row + step.row * length, from.column + step.column * length};
}

bool is_of(int cell, Side player) { return player == Side::white ? cell > 0 : cell < 0; }

// A victim stands on `target`: can it be jumped?
Code check_jump(Board const& board, Place target, Place step) {
    Place const landing = moved(target, step, 1);
    if (!board.contains(landing)) return Code::cannot_jump_outside;
    if (board.at(landing) != Board::free_space) return Code::too_long_jump;
    return Code::no_error;
}

Code check_king(Board const& board, Place from, Place step, int length, bool has_played) {
    if (count_free(board, from, step) < length - 1) return Code::no_free_way;
    Place const target = moved(from, step, length);
    if (board.at(target) != Board::free_space) return check_jump(board, target, step);
    return has_played ? Code::must_capture : Code::no_error;
}

Code check_man(Board const& board, Place from, Place step, Side player, bool has_played) {
    Place const target = moved(from, step, 1);
    if (board.at(target) != Board::free_space) return check_jump(board, target, step);
    int const forward = player == Side::white ? -1 : 1;
    if (step.row != forward) return Code::only_king_go_back;
    return has_played ? Code::must_capture : Code::no_error;
}

} // namespace

std::optional<Place> direction(std::string_view text, Side player) {
    std::string const name = to_lower(text);
    int const turn = player == Side::white ? 1 : -1;
    if (name == "l") return Place{-turn, -turn};
    if (name == "r") return Place{-turn, turn};
    if (name == "lb") return Place{turn, -turn};
    if (name == "rb") return Place{turn, turn};
    return std::nullopt;
}

int count_free(Board const& board, Place from, Place step) {
    int count = 0;
    for (Place p = moved(from, step, 1); board.contains(p) && board.at(p) == Board::free_space;
         p = moved(p, step, 1))
        ++count;
    return count;
}

Step move_piece(Board const& board, Place from, Place step, int length) {
    Place const target = moved(from, step, length);
    if (board.contains(target) && board.at(target) != Board::free_space)
        return {moved(target, step, 1), target};
    return {target, std::nullopt};
}

Code check_move(Board const& board, Place from, std::string_view direction_text, Side player,
                int length, bool has_played, bool has_captured) {
    std::optional<Place> const step = direction(direction_text, player);
    if (!step) return Code::bad_direction_format;
    if (!board.contains(from) || board.at(from) == Board::free_space) return Code::no_piece;
    int const piece = board.at(from);
    if (!is_of(piece, player)) return Code::opponent_piece;
    Place const target = moved(from, *step, length);
    if (!board.contains(target)) return Code::cannot_go_outside;
    if (is_of(board.at(target), player)) return Code::space_occupied;
    bool const is_man = std::abs(piece) == Board::man;
    if (is_man ? length != 1 : length < 1) return Code::pawn_only_one_move;
    Code const code = is_man ? check_man(board, from, *step, player, has_played)
                             : check_king(board, from, *step, length, has_played);
    if (code == Code::no_error && has_played && !has_captured) return Code::must_capture;
    return code;
}

Message describe(Code code) {
    switch (code) {
    case Code::no_error: return Message(msg("no error"));
    case Code::pawn_only_one_move: return Message(msg("a man moves by one square only"));
    case Code::bad_direction_format: return Message(msg("a direction is L, R, LB or RB"));
    case Code::only_king_go_back: return Message(msg("only a king may go back without capturing"));
    case Code::space_occupied: return Message(msg("one of your own pieces is there"));
    case Code::cannot_jump_outside: return Message(msg("the jump would end off the board"));
    case Code::too_long_jump: return Message(msg("the square behind the piece is occupied"));
    case Code::cannot_go_outside: return Message(msg("that square is off the board"));
    case Code::no_free_way: return Message(msg("the way is not free"));
    case Code::no_piece: return Message(msg("there is no piece on that square"));
    case Code::opponent_piece: return Message(msg("that piece is your opponent's"));
    case Code::must_capture: return Message(msg("a move that goes on must capture"));
    }
    return {};
}

} // namespace damier::draughts::ulb
