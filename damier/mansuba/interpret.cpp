// What a person may type for a move, and the reasons why a move is refused.
#include "damier/mansuba/interpret.hpp"

#include "damier/base/text.hpp"

#include <algorithm>
#include <span>

namespace damier::mansuba {

namespace {

std::string label(Place place) { return std::to_string(place); }

// "34", or "row,column" counted from 1.
Result<Place> to_place(Board const& board, std::string_view typed) {
    auto const parts = split(typed, ',');
    if (parts.size() == 1) {
        std::optional<long> const number = to_integer(typed);
        if (number && *number >= 0 && *number < board.places()) return Place(*number);
    } else if (parts.size() == 2) {
        std::optional<long> const row = to_integer(parts[0]), column = to_integer(parts[1]);
        if (row && column && *row >= 1 && *row <= board.rules().height && *column >= 1
            && *column <= board.rules().width)
            return Place((*row - 1) * board.rules().width + *column - 1);
    }
    return error(
        msg("«{}» is not a place: places are numbers from 0 to {}, or row,column from 1,1"), typed,
        board.places() - 1);
}

Result<std::vector<Place>> to_places(Board const& board, std::string text) {
    for (char& c : text)
        if (c == '-' || c == '>' || c == 'x' || c == ':') c = ' ';
    std::vector<Place> places;
    for (std::string_view const word : split_at_blanks(text)) {
        Result<Place> const place = to_place(board, word);
        if (!place) return place.error();
        places.push_back(*place);
    }
    return places;
}

bool is_escape_word(std::string_view word) { return word == "free" || word == "escape"; }

// Front ends turn the words of other languages into these.
std::optional<Sort> to_sort(std::string_view word) {
    std::optional<Sort> const sort = from_name<Sort>(word, sort_names);
    return sort == Sort::none ? std::nullopt : sort;
}

std::string_view word_of(Sort sort) {
    switch (sort) {
    case Sort::tower: return msg("tower");
    case Sort::elephant: return msg("elephant");
    case Sort::bishop: return msg("bishop");
    default: return msg("pawn");
    }
}

Message why_not_taken(MansubaState const& state, Sort sort, Place to) {
    Rules const& rules = state.board().rules();
    if (!rules.capture) return {msg("there are no captures in this game")};
    if (rules.safe_places && state.board().is_initial(to))
        return {msg("nobody is taken on an initial place, and {} is one"), label(to)};
    if (rules.same_sort && state.position().sort_at(to) != sort)
        return {msg("a piece takes only its own sort")};
    return {msg("the piece cannot go from there to {}"), label(to)};
}

std::string_view how_it_moves(Sort sort) {
    switch (sort) {
    case Sort::pawn: return msg("a pawn goes to a neighbouring place or jumps over a piece");
    case Sort::tower: return msg("a tower slides in a straight line over free places");
    case Sort::elephant: return msg("an elephant makes two steps, straight or round a corner");
    default: return msg("a bishop slides along a diagonal over free places");
    }
}

// «free 34», or «free 34 tower» where prisoners of several sorts were taken on one place.
Result<std::size_t> escape_of(MansubaState const& state, std::string_view where,
                              std::span<std::string_view const> more) {
    Board const& board = state.board();
    Position const& position = state.position();
    if (!board.rules().escapes) return error(msg("prisoners cannot escape in this game"));
    Result<Place> const place = to_place(board, where);
    if (!place) return place.error();
    std::optional<Sort> const sort = more.empty() ? std::nullopt : to_sort(more.front());
    if (!more.empty() && !sort)
        return error(msg("«{}» is no sort of piece; there are: pawn, tower, elephant, bishop"),
                     more.front());
    if (more.size() > 1) return error(msg("what is «{}» behind the sort?"), more[1]);
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < state.moves().size(); ++i)
        if (state.moves()[i].kind == MoveKind::escape && state.moves()[i].to == *place
            && (!sort || *sort == position.sort[position.to_play][state.moves()[i].piece]))
            found.push_back(i);
    if (found.size() == 1) return found.front();
    if (!found.empty()) {
        Message all;
        for (std::size_t const i : found) {
            Sort const one_sort = position.sort[position.to_play][state.moves()[i].piece];
            Message const one(msg("free {} {}"), label(*place),
                              Argument::translated(word_of(one_sort)));
            all = all.id.empty() ? one : Message("{}, {}", all, one);
        }
        return error(msg("several prisoners were taken on {}; type one of: {}"), label(*place),
                     all);
    }
    bool const is_there = std::ranges::any_of(state.aside(), [&](game::Aside const& prisoner) {
        return prisoner.piece.owner == position.to_play && prisoner.returns_to == *place
               && (!sort || prisoner.piece.kind == static_cast<int>(*sort) - 1);
    });
    return is_there
               ? error(msg("the place {} is occupied: nobody can come back there"), label(*place))
               : error(msg("no such prisoner was taken on {}"), label(*place));
}

} // namespace

Result<std::size_t> interpret(MansubaState const& state, std::string_view typed) {
    if (game::is_over(state.outcome())) return error(msg("the game is over"));
    std::string const lower = to_lower(trim(typed));
    for (std::size_t i = 0; i < state.actions().size(); ++i)
        if (state.actions()[i].text == lower) return i;
    if (lower.empty()) return error(msg("type a move such as {}"), state.actions().front().text);
    if (lower == "pass" || lower == "-")
        return state.moves().front().kind == MoveKind::pass
                   ? Result<std::size_t>(0)
                   : error(msg("a player who can move cannot pass; {} is possible"),
                           state.actions().front().text);
    std::vector<std::string_view> const parts = split_at_blanks(lower);
    bool const is_escape = is_escape_word(parts.front());
    if (is_escape && parts.size() == 1) return error(msg("whom? Type «free» and a place"));
    if (is_escape) return escape_of(state, parts[1], std::span(parts).subspan(2));
    Result<std::vector<Place>> const places = to_places(state.board(), lower);
    if (!places) return places.error();
    if (places->empty()) return error(msg("type a move such as {}"), state.actions().front().text);
    if (places->size() < 2)
        return error(msg("where to? Type two places, such as {}"), state.actions().front().text);
    for (std::size_t i = 0; i < state.moves().size(); ++i) {
        Move const move = state.moves()[i];
        if (move.kind == MoveKind::pass || move.kind == MoveKind::escape) continue;
        if (move.from != places->front() || move.to != places->back()) continue;
        auto const is_typed = [&](game::Way const& way) { return way.cells == *places; };
        if (places->size() == 2 || std::ranges::any_of(state.actions()[i].ways, is_typed)) return i;
        return error(msg("the piece cannot go that way from {} to {}"), label(move.from),
                     label(move.to));
    }
    return Error{why_not(state, *places), 0, 0};
}

Message why_not(MansubaState const& state, std::span<game::Cell const> cells) {
    Board const& board = state.board();
    Position const& position = state.position();
    if (game::is_over(state.outcome())) return {msg("the game is over")};
    if (cells.empty()) return {msg("no place is chosen")};
    Place const from = cells.front();
    for (Place const place : cells) {
        if (place < 0 || place >= board.places()) return {msg("there is no such place")};
        if (!board.is_playable(place)) return {msg("nothing can stand on {}"), label(place)};
    }
    if (position.is_empty(from)) return {msg("there is no piece on {}"), label(from)};
    if (position.owner(from) != position.to_play)
        return {msg("the piece on {} belongs to the other side"), label(from)};
    bool const can_move = std::ranges::any_of(
        state.moves(), [&](Move m) { return m.from == from && m.kind != MoveKind::escape; });
    if (!can_move) return {msg("the piece on {} cannot move"), label(from)};
    Place const to = cells.back();
    if (cells.size() < 2 || to == from) return {msg("the piece must go to another place")};
    Sort const sort = position.sort_at(from);
    if (!position.is_empty(to))
        return position.owner(to) == position.to_play
                   ? Message(msg("your own piece is on {}"), label(to))
                   : why_not_taken(state, sort, to);
    int const forward = position.to_play == white ? 1 : -1;
    if (!board.rules().retreat && forward * (board.column(to) - board.column(from)) < 0)
        return {msg("a piece never goes back")};
    return {how_it_moves(sort)};
}

} // namespace damier::mansuba
