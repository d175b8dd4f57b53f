#include "damier/endgame/scope.hpp"

namespace damier::endgame {

int most_pieces_of(Mechanics const& mechanics) {
    int const squares = mechanics.squares().count;
    return squares <= 32 ? 6 : squares <= 50 ? 5 : squares <= 72 ? 4 : 3;
}

int usual_pieces_of(Mechanics const& mechanics) {
    int const most = most_pieces_of(mechanics);
    return most > 4 ? most - 1 : most;
}

// Of up to three pieces; and three kings against one that flies and lands where it likes or need
// not capture, which nobody finds by searching.
bool is_small(Mechanics const& mechanics, Slice const& slice) {
    draughts::Law const& law = mechanics.law();
    bool const is_hard = law.king_reach() == draughts::Reach::flying
                         && law.king_captures() == draughts::diagonals
                         && (law.king_landing() == draughts::Landing::anywhere
                             || law.obligation() == draughts::Obligation::optional)
                         && mechanics.squares().count <= 50;
    constexpr Slice three_kings{{0, 3}, {0, 1}};
    bool const is_three_kings = slice == three_kings || slice == three_kings.turned();
    return mechanics.covers(slice) && (slice.pieces() <= 3 || (is_hard && is_three_kings));
}

} // namespace damier::endgame
