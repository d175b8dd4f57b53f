#include "damier/endgame/group.hpp"

namespace damier::endgame {

Group::Group(Squares const& squares, Slice const& slice)
    : squares_(squares),
      slice_(slice),
      white_(squares.count - slice.men(), slice.own.kings),
      black_(squares.count - slice.men(), slice.other.kings) {}

Group::Kings::Kings(int squares, int k) {
    for (std::uint64_t rank = 0; rank < choose(squares, k); ++rank) {
        Numbers const set = of_rank(rank, k);
        Numbers turned;
        for (int i = k; i-- > 0;) turned.push(squares - 1 - set.at[static_cast<std::size_t>(i)]);
        sets.push_back(set);
        turned_rank.push_back(static_cast<std::uint32_t>(rank_of(turned)));
    }
}

} // namespace damier::endgame
