#include "damier/endgame/index.hpp"

#include <algorithm>

namespace damier::endgame {

namespace {

bool overlap(Numbers const& a, Numbers const& b) {
    return std::find_first_of(a.begin(), a.end(), b.begin(), b.end()) != a.end();
}

} // namespace

std::optional<Pieces> Index::at(std::uint64_t index) const {
    Pieces pieces;
    std::uint64_t const men = index / block();
    for (int const n : of_rank(men / other_men_, slice_.own.men))
        pieces.own_men.push(n + squares_->last_row);
    pieces.other_men = of_rank(men % other_men_, slice_.other.men);
    if (overlap(pieces.own_men, pieces.other_men)) return std::nullopt;
    std::array<std::uint8_t, most_numbers> free{};
    std::size_t n = 0;
    for (int square = 0; square < squares_->count; ++square) {
        Numbers one;
        one.push(square);
        if (!overlap(one, pieces.own_men) && !overlap(one, pieces.other_men))
            free[n++] = static_cast<std::uint8_t>(square);
    }
    for (int const i : of_rank(index % block() / other_kings_, slice_.own.kings))
        pieces.own_kings.push(free[static_cast<std::size_t>(i)]);
    for (int const i : of_rank(index % other_kings_, slice_.other.kings))
        pieces.other_kings.push(free[static_cast<std::size_t>(i)]);
    if (overlap(pieces.own_kings, pieces.other_kings)) return std::nullopt;
    return pieces;
}

} // namespace damier::endgame
