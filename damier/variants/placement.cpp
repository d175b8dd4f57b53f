#include "damier/variants/placement.hpp"

#include "damier/variants/about.hpp"

namespace damier::variants {

Result<notation::Placement> to_squares(draughts::Rules const& rules,
                                       game::Placement const& placement) {
    using notation::Side;
    notation::SquareNames const names(rules);
    notation::Placement result;
    result.to_move = placement.to_play == 0 ? Side::white : Side::black;
    for (std::size_t i = 0; i < placement.pieces.size(); ++i) {
        std::optional<game::Piece> const piece = placement.pieces[i];
        if (!piece) continue;
        auto const square = names.square_at(place_of(rules, static_cast<game::Cell>(i)));
        if (!square) return error(msg("that square is not used in this game"));
        result.pieces.push_back(
            {*square, piece->owner == 0 ? Side::white : Side::black, piece->kind == king});
    }
    return result;
}

} // namespace damier::variants
