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

Argument side_name(Side side) {
    return Argument::translated(side == white ? msg("White") : msg("Black"));
}

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

// The sorts as pieces are named everywhere.
Argument sort_name(Sort sort) {
    switch (sort) {
    case Sort::tower: return Argument::translated(msg("Tower"));
    case Sort::elephant: return Argument::translated(msg("Elephant"));
    case Sort::bishop: return Argument::translated(msg("Bishop"));
    default: return Argument::translated(msg("Pawn"));
    }
}

std::string_view sentence(MoveKind kind, Sort sort, bool takes) {
    switch (kind) {
    case MoveKind::simple:
        if (sort == Sort::elephant)
            return takes ? msg("{}: two steps from {} to {}; taken: {}")
                         : msg("{}: two steps from {} to {}");
        if (sort != Sort::pawn)
            return takes ? msg("{}: slide from {} to {}; taken: {}")
                         : msg("{}: slide from {} to {}");
        return takes ? msg("{}: simple move from {} to {}; taken: {}")
                     : msg("{}: simple move from {} to {}");
    case MoveKind::jump:
        return takes ? msg("{}: jump from {} to {}; taken: {}") : msg("{}: jump from {} to {}");
    default:
        return takes ? msg("{}: multiple jump from {} to {}; taken: {}")
                     : msg("{}: multiple jump from {} to {}");
    }
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

Message describe_turns(MansubaState const& state) {
    return {msg("PLAYED TURNS: {}"), int{state.position().turns}};
}

Message describe_terrain(MansubaState const& state) {
    std::optional<Message> const terrain = state.terrain();
    return terrain ? Message(msg("TERRAIN: {}"), *terrain) : Message();
}

Message describe_move(MansubaState const& before, std::size_t action, MansubaState const& after) {
    Move const move = before.move(action);
    Argument const side = side_name(before.position().to_play);
    if (move.kind == MoveKind::pass) return {msg("{}: pass"), side};
    if (move.kind == MoveKind::escape) {
        bool const is_free = !after.position().is_empty(move.to);
        return {is_free ? msg("{}: escape on {}, which succeeds")
                        : msg("{}: escape on {}, which fails"),
                side, int{move.to}};
    }
    bool const takes = !before.position().is_empty(move.to);
    Message told(sentence(move.kind, before.position().sort_at(move.from), takes), side,
                 int{move.from}, int{move.to});
    if (takes) told.arguments.push_back(sort_name(before.position().sort_at(move.to)));
    return told;
}

Message describe_result(MansubaState const& state) {
    game::Outcome const outcome = state.outcome();
    if (std::holds_alternative<game::Drawn>(outcome)) return {msg("NO WINNER")};
    auto const* won = std::get_if<game::Won>(&outcome);
    if (won == nullptr) return {};
    bool const is_simple = state.board().rules().victory == Victory::simple;
    return {is_simple ? msg("WINNER: {} (simple victory)") : msg("WINNER: {} (complex victory)"),
            side_name(won->seats.front())};
}

} // namespace damier::mansuba
