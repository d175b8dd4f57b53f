#include "damier/classroom/ulb/call.hpp"

#include "damier/base/text.hpp"

#include <cassert>
#include <cstdlib>

namespace damier::classroom {

namespace {

using draughts::Side;
using draughts::ulb::Board;
using draughts::ulb::Code;
using draughts::ulb::Place;

Side side(int player) { return player > 0 ? Side::white : Side::black; }

template <class F> void for_each_place(Board const& board, F f) {
    for (int row = 0; row < board.dimension(); ++row)
        for (int column = 0; column < board.dimension(); ++column) f(Place{row, column});
}

bool has_piece(Board const& board, int player) {
    bool has = false;
    for_each_place(board, [&](Place p) { has = has || board.at(p) * player > 0; });
    return has;
}

bool can_move(Board const& board, int player) {
    bool can = false;
    for_each_place(board, [&](Place p) {
        if (board.at(p) * player <= 0) return;
        for (char const* const way : {"L", "R", "LB", "RB"})
            can = can || check_move(board, p, way, side(player)) == Code::no_error;
    });
    return can;
}

std::string end_of_game(Board const& board, int player) {
    if (!has_piece(board, -player)) return std::to_string(player);
    if (can_move(board, player)) return "False";
    bool const is_drawn = has_piece(board, player) && !can_move(board, -player);
    return std::to_string(is_drawn ? 0 : -player);
}

std::string start_rows(int dimension) {
    if (dimension < 4) return "False\n";
    Board board(dimension);
    int const filled = (dimension - 2) / 2;
    for_each_place(board, [&](Place p) {
        if ((p.row + p.column) % 2 == 0) return;
        if (p.row < filled) board.set(p, -Board::man);
        if (p.row >= dimension - filled) board.set(p, Board::man);
    });
    return rows(board);
}

std::string tuple(Place p) {
    return '(' + std::to_string(p.row) + ", " + std::to_string(p.column) + ')';
}

std::string moved(UlbCall const& call, Board& board) {
    auto const way = draughts::ulb::direction(call.direction, side(call.player));
    auto const step = draughts::ulb::move_piece(board, call.place, *way, call.length);
    board.set(step.destination, board.at(call.place));
    board.set(call.place, Board::free_space);
    std::string const captured = step.captured ? tuple(*step.captured) : "None";
    return '(' + tuple(step.destination) + ", " + captured + ")\n" + rows(board);
}

std::string answer(UlbCall const& call) {
    Board board = call.board;
    std::string const& f = call.function;
    if (f == "initBoard") return start_rows(call.number);
    if (f == "printBoard") return printed(board, call.player);
    if (f == "checkMove") {
        Code const code = check_move(board, call.place, call.direction, side(call.player),
                                     call.length, call.has_played, call.has_captured);
        return std::to_string(static_cast<int>(code)) + '\n' + rows(board);
    }
    if (f == "movePiece") return moved(call, board);
    if (f == "capture") {
        board.set(call.place, Board::free_space);
        return rows(board);
    }
    if (f == "checkEndOfGame") return end_of_game(board, call.player) + '\n';
    if (f == "checkEndOfGameForPlayer") return can_move(board, call.player) ? "False\n" : "True\n";
    if (f == "countFree") {
        auto const way = draughts::ulb::direction(call.direction, side(call.player));
        return std::to_string(count_free(board, call.place, *way)) + '\n';
    }
    if (f == "sterr") return "text\n"; // its words are free
    std::string const file = std::to_string(call.player) + "\n10\n" + rows(board);
    return f == "save" ? file : std::to_string(call.player) + '\n' + rows(board);
}

} // namespace

std::string rows(Board const& board) {
    std::string text;
    for_each_place(board, [&](Place p) {
        text += std::to_string(board.at(p));
        text += p.column + 1 < board.dimension() ? ' ' : '\n';
    });
    return text;
}

std::string printed(Board const& board, int player) {
    int const size = board.dimension();
    auto const turned = [&](int i) { return player > 0 ? i : size - 1 - i; };
    std::string text;
    for (int i = 0; i < size; ++i) {
        for (int j = 0; j < size; ++j) {
            Place const p{turned(i), turned(j)};
            switch (board.at(p)) {
            case 1: text += "●"; break;
            case -1: text += "○"; break;
            case 2: text += "◉"; break;
            case -2: text += "◎"; break;
            default: text += (p.row + p.column) % 2 == 0 ? "▇" : " ";
            }
        }
        text += "| " + std::to_string(turned(i) + 1) + '\n';
    }
    text += "_\n"; // however long the line
    for (int j = 0; j < size; ++j) text += static_cast<char>('a' + turned(j));
    return text + '\n';
}

std::string arguments(UlbCall const& call) {
    std::string const& f = call.function;
    std::string const place =
        std::to_string(call.place.row) + ", " + std::to_string(call.place.column);
    std::string const way = ", '" + call.direction + '\'';
    std::string const player = ", " + std::to_string(call.player);
    auto const truth = [](bool is) { return is ? ", True" : ", False"; };
    if (f == "initBoard" || f == "sterr") return std::to_string(call.number);
    if (f == "printBoard" || f.starts_with("checkEnd")) return std::to_string(call.player);
    if (f == "save" || f == "load") return std::to_string(call.player);
    if (f == "capture") return place;
    if (f == "movePiece") return place + way + ", " + std::to_string(call.length);
    if (f == "countFree") return place + way + player;
    return place + way + player + ", " + std::to_string(call.length) + truth(call.has_played)
           + truth(call.has_captured);
}

Case to_case(UlbCall const& call) {
    bool const has_board = call.function != "initBoard" && call.function != "sterr";
    return {call.function, arguments(call) + '\n' + (has_board ? rows(call.board) : ""),
            answer(call)};
}

UlbCall to_ulb_call(Case const& one) {
    UlbCall call;
    call.function = one.function;
    std::vector<std::string_view> const lines = split(one.input, '\n');
    std::vector<std::string_view> parts;
    for (std::string_view const part : split(lines[0], ',')) parts.push_back(trim(part));
    auto const number = [&](std::size_t i) { return static_cast<int>(*to_integer(parts[i])); };
    if (parts.size() == 1) call.number = call.player = number(0);
    if (parts.size() >= 2) call.place = {number(0), number(1)};
    if (parts.size() >= 3) call.direction = parts[2].substr(1, parts[2].size() - 2);
    bool const has_player = call.function == "countFree" || call.function == "checkMove";
    if (has_player) call.player = number(3);
    if (call.function == "movePiece") call.length = number(3);
    if (call.function == "checkMove") {
        call.length = number(4);
        call.has_played = parts[5] == "True";
        call.has_captured = parts[6] == "True";
    }
    for (int row = 0; row < 10 && lines.size() > 10; ++row) {
        std::vector<std::string_view> const cells =
            split_at_blanks(lines[static_cast<std::size_t>(row) + 1]);
        for (int column = 0; column < 10; ++column)
            call.board.set({row, column},
                           static_cast<int>(*to_integer(cells[static_cast<std::size_t>(column)])));
    }
    if (call.function == "movePiece") call.player = call.board.at(call.place) > 0 ? 1 : -1;
    return call;
}

} // namespace damier::classroom
