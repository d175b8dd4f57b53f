#include "damier/notation/hub.hpp"

#include "damier/notation/cursor.hpp"

namespace damier::notation {

namespace {

char letter_of(Letters const& letters, Piece const& piece) {
    if (piece.side == Side::white) return piece.is_king ? letters.white_king : letters.white_man;
    return piece.is_king ? letters.black_king : letters.black_man;
}

} // namespace

std::string write_letters(Rules const& rules, Letters const& letters, Placement const& placement) {
    SquareNames const names(rules);
    std::string text(static_cast<std::size_t>(names.count()) + 1, letters.empty);
    text[0] = placement.to_move == Side::white ? letters.white_to_move : letters.black_to_move;
    for (Piece const& piece : placement.pieces)
        text[static_cast<std::size_t>(names.own_number(piece.square))] = letter_of(letters, piece);
    return text;
}

Result<Placement> read_letters(Rules const& rules, Letters const& letters, std::string_view text) {
    SquareNames const names(rules);
    Placement placement;
    Cursor in(text);
    auto const fail = [&](Error e) { return at_column(in.column(), std::move(e)); };
    if (in.at_end()) return fail(error(msg("the position is empty")));
    if (in.peek() != letters.white_to_move && in.peek() != letters.black_to_move)
        return fail(error(msg("«{}» is not a side to move"), in.character()));
    placement.to_move = in.peek() == letters.white_to_move ? Side::white : Side::black;
    in.skip();
    for (int number = 1; number <= names.count(); ++number, in.skip()) {
        if (in.at_end())
            return fail(
                error(msg("the position ends after {} of {} squares"), number - 1, names.count()));
        char const c = in.peek();
        if (c == letters.empty) continue;
        bool const is_white = c == letters.white_man || c == letters.white_king;
        bool const is_king = c == letters.white_king || c == letters.black_king;
        if (!is_white && c != letters.black_man && c != letters.black_king)
            return fail(error(msg("«{}» is not a piece"), in.character()));
        placement.pieces.push_back({*names.from_own_number(number),
                                    is_white ? Side::white : Side::black, is_king, in.column()});
    }
    if (!in.at_end())
        return fail(error(msg("the position has more than {} squares"), names.count()));
    return checked(rules, std::move(placement));
}

} // namespace damier::notation
