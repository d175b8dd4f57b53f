#include "damier/notation/placement.hpp"

#include <algorithm>

namespace damier::notation {

namespace {

Error two_on_one_square(SquareNames const& names, Piece const& a, Piece const& b) {
    std::string const square = names.text(a.square);
    int const column = std::max(a.column, b.column);
    return at_column(column, a.side == b.side
                                 ? error(msg("square {} is given twice"), square)
                                 : error(msg("both sides have a piece on {}"), square));
}

// The limit on one king's moves binds only a side that also has men.
Result<Done> check_run(SquareNames const& names, Placement& placement, Side side) {
    PlainRun& run = placement.runs[static_cast<std::size_t>(side)];
    if (run.square == 0) return Done{};
    auto const has = [&](auto predicate) {
        return std::any_of(placement.pieces.begin(), placement.pieces.end(),
                           [&](Piece const& p) { return p.side == side && predicate(p); });
    };
    if (!has([&](Piece const& p) { return p.is_king && p.square == run.square; }))
        return at_column(run.column,
                         error(msg("there is no king on {} whose moves could be counted"),
                               names.text(run.square)));
    if (!has([](Piece const& p) { return !p.is_king; })) run = {};
    return Done{};
}

} // namespace

Result<Placement> checked(Rules const& rules, Placement placement) {
    SquareNames const names(rules);
    auto& pieces = placement.pieces;
    std::stable_sort(pieces.begin(), pieces.end(),
                     [](Piece const& a, Piece const& b) { return a.square < b.square; });
    auto const twin =
        std::adjacent_find(pieces.begin(), pieces.end(),
                           [](Piece const& a, Piece const& b) { return a.square == b.square; });
    if (twin != pieces.end()) return two_on_one_square(names, *twin, *(twin + 1));

    bool const is_race = rules.law()->objective() == draughts::Objective::first_king;
    for (Piece const& piece : pieces) {
        if (!piece.is_king && names.is_promotion_row(piece.side, piece.square))
            return at_column(piece.column, error(msg("the man on {} would already be a king"),
                                                 names.text(piece.square)));
        if (is_race && piece.is_king && piece.side == placement.to_move)
            return at_column(
                piece.column,
                error(msg("the side to move has a king on {}: the game ended when it was made"),
                      names.text(piece.square)));
    }
    for (Side const side : {Side::white, Side::black})
        if (auto const run = check_run(names, placement, side); !run) return run.error();
    return placement;
}

} // namespace damier::notation
