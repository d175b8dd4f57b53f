#include "damier/mansuba/render.hpp"

namespace damier::mansuba {

namespace {

constexpr std::string_view bold_red = "\x1b[1;31m", bold_green = "\x1b[1;32m",
                           bold_white = "\x1b[1;37m", light = "\x1b[47m", dark = "\x1b[40m",
                           plain = "\x1b[0m";

char glyph(Sort sort) {
    switch (sort) {
    case Sort::pawn: return '*';
    case Sort::elephant: return '&';
    case Sort::tower: return '#';
    case Sort::bishop: return '#'; // never in one world with the tower
    case Sort::none: break;
    }
    return '0';
}

std::string_view side_name(Side side) { return side == white ? "WHITE" : "BLACK"; }

// The documents print 0 on an empty place; the chess world shows its squares instead.
char symbol(MansubaState const& state, Place place) {
    if (!state.board().is_playable(place)) return ' ';
    if (!state.position().is_empty(place)) return glyph(state.position().sort_at(place));
    return state.board().rules().world == World::chess ? ' ' : '0';
}

std::string_view colour(MansubaState const& state, Place place) {
    if (state.position().is_empty(place)) return bold_white;
    return state.position().owner(place) == white ? bold_red : bold_green;
}

bool is_white(MansubaState const& state, Place place) {
    return !state.position().is_empty(place) && state.position().owner(place) == white;
}

std::string coloured_cell(MansubaState const& state, Place place) {
    char const c = symbol(state, place);
    bool const is_chess = state.board().rules().world == World::chess;
    if (c == ' ' && !is_chess) return "  ";
    std::string text;
    if (is_chess) {
        bool const is_light = (state.board().row(place) + state.board().column(place)) % 2 == 1;
        text.append(is_light ? light : dark).append(colour(state, place));
        text.append(1, ' ').append(1, c).append(2, ' ').append(plain);
    } else {
        text.append(colour(state, place)).append(1, c).append(plain).append(1, ' ');
    }
    return text;
}

std::string plain_cell(MansubaState const& state, Place place) {
    char const c = symbol(state, place);
    if (is_white(state, place)) return std::string(1, '[').append(1, c).append(1, ']');
    bool const is_dark_square =
        state.board().rules().world == World::chess && c == ' '
        && (state.board().row(place) + state.board().column(place)) % 2 == 0;
    return std::string(1, ' ').append(1, is_dark_square ? '.' : c).append(1, ' ');
}

std::string_view move_name(MoveKind kind) {
    switch (kind) {
    case MoveKind::simple: return "simple move";
    case MoveKind::jump: return "jump";
    case MoveKind::multiple_jump: return "multiple jump";
    case MoveKind::escape: return "escape";
    case MoveKind::pass: break;
    }
    return "pass";
}

} // namespace

std::string render_board(MansubaState const& state, bool has_colour) {
    std::string text;
    for (Place place = 0; place < state.board().places(); ++place) {
        text += has_colour ? coloured_cell(state, place) : plain_cell(state, place);
        if (state.board().column(place) != state.board().rules().width - 1) continue;
        while (text.ends_with(' ')) text.pop_back();
        text += '\n';
    }
    return text;
}

std::string render_turns(MansubaState const& state) {
    std::string text("PLAYED TURNS: ");
    text.append(std::to_string(state.position().turns)).append(1, '\n');
    return text.append(30, '_').append(1, '\n');
}

std::string render_move(MansubaState const& before, std::size_t action, MansubaState const& after) {
    Move const move = before.move(action);
    Side const side = before.position().to_play;
    std::string text(side_name(side));
    text.append(": ").append(move_name(move.kind));
    if (move.kind == MoveKind::pass) return text.append(1, '\n');
    if (move.kind == MoveKind::escape) {
        bool const is_free = !after.position().is_empty(move.to);
        text.append(" on ").append(std::to_string(move.to));
        return text.append(is_free ? ", succeeded\n" : ", failed\n");
    }
    text.append(" from ").append(std::to_string(move.from));
    text.append(" to ").append(std::to_string(move.to));
    if (!before.position().is_empty(move.to))
        text.append(", takes a ").append(name_of(before.position().sort_at(move.to), sort_names));
    return text.append(1, '\n');
}

std::string render_result(MansubaState const& state) {
    game::Outcome const outcome = state.outcome();
    if (std::holds_alternative<game::Drawn>(outcome)) return "NO WINNER\n";
    auto const* won = std::get_if<game::Won>(&outcome);
    if (won == nullptr) return {};
    std::string text("WINNER: ");
    text.append(side_name(won->seats.front()));
    bool const is_simple = state.board().rules().victory == Victory::simple;
    return text.append(is_simple ? " (simple victory)\n" : " (complex victory)\n");
}

std::string render(MansubaState const& state, bool has_colour) {
    return render_board(state, has_colour) + render_turns(state);
}

} // namespace damier::mansuba
