// From the positions of a law to the squares and pieces of the tables, and back.
#pragma once

#include "damier/draughts/generate.hpp"
#include "damier/endgame/men.hpp"

namespace damier::endgame {

template <Law const& L>
inline constexpr Squares squares_of = [] {
    using Square = draughts::Square<L>;
    Squares squares;
    squares.count = Square::count;
    squares.last_row = draughts::Squares<L>::row(0).size();
    squares.men_step_sideways = L.man_moves.value.contains(board::Direction::east);
    for (int n = 0; n < Square::count; ++n)
        squares.row[static_cast<std::size_t>(n)] =
            static_cast<std::uint8_t>(Square::from_number(n + 1)->row());
    // The last square tells the number of rows.
    squares.row.back() = static_cast<std::uint8_t>(L.geometry.value.height - 1);
    return squares;
}();

// The squares of a set as a side numbers them, in rising order.
template <Law const& L> Numbers numbers_of(Side side, draughts::Squares<L> set) {
    Numbers numbers;
    numbers.size = set.size();
    int i = side == Side::white ? 0 : numbers.size - 1;
    for (draughts::Square<L> const s : set) {
        int const number =
            side == Side::white ? s.number() - 1 : draughts::Square<L>::count - s.number();
        numbers.at[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(number);
        i += side == Side::white ? 1 : -1;
    }
    return numbers;
}

template <Law const& L> draughts::Squares<L> set_of(Numbers const& numbers) {
    draughts::Squares<L> set;
    for (int const n : numbers)
        set |= draughts::Squares<L>(*draughts::Square<L>::from_number(n + 1));
    return set;
}

template <Law const& L> Pieces pieces_of(draughts::Position<L> const& position) {
    Side const us = position.to_move(), them = opponent(us);
    return {numbers_of<L>(us, position.men(us)), numbers_of<L>(us, position.men(them)),
            numbers_of<L>(us, position.kings(us)), numbers_of<L>(us, position.kings(them))};
}

// With White to move.
template <Law const& L> draughts::Position<L> position_of(Pieces const& pieces) {
    auto const own_kings = set_of<L>(pieces.own_kings), other_kings = set_of<L>(pieces.other_kings);
    return {set_of<L>(pieces.own_men) | own_kings, set_of<L>(pieces.other_men) | other_kings,
            own_kings | other_kings, Side::white};
}

template <Law const& L> Slice slice_of(draughts::Position<L> const& position) {
    auto const force = [&](Side side) {
        return Force{position.men(side).size(), position.kings(side).size()};
    };
    return {force(position.to_move()), force(opponent(position.to_move()))};
}

// Nobody moves any more, and not because the side to move is blocked.
template <Law const& L> bool is_over(draughts::Position<L> const& position) {
    return position.pieces(position.to_move()).empty() || draughts::is_decided<L>(position);
}

} // namespace damier::endgame
