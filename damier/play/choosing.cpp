#include "damier/play/choosing.hpp"

#include "damier/session/choice.hpp"

#include <algorithm>

namespace damier::play {

namespace {

using game::Cell;

// The cell of the way that comes after the last one chosen.
std::optional<Cell> following(game::Way const& way, std::vector<Cell> const& chosen) {
    auto at = way.cells.begin();
    for (Cell const cell : chosen) {
        auto const found = std::find(at, way.cells.end(), cell);
        if (found != way.cells.end()) at = found + 1;
    }
    if (at == way.cells.end()) return std::nullopt;
    return *at;
}

} // namespace

session::PlayCells click(session::Session const& session, Cell cell, bool quick) {
    std::vector<Cell> longer = session.chosen();
    if (longer == std::vector<Cell>{cell}) return {};
    game::State const& state = session.state();
    // A pawn that is held need not be clicked again.
    if (std::optional<Cell> const held = state.held(); held && longer.empty() && cell != *held)
        longer.push_back(*held);
    longer.push_back(cell);
    session::Choice const choice = session::choose(state, longer, session.setup().arbitrage, quick);
    if (choice.done || !choice.remaining.empty()) return {longer, quick};
    auto const piece = state.at(cell);
    bool const is_own = piece && (piece->owner == state.to_play() || piece->owner == game::nobody);
    bool const begins = is_own || (session.setup().arbitrage && can_begin(session, cell));
    return {begins ? std::vector<Cell>{cell} : longer, quick};
}

bool can_begin(session::Session const& session, Cell cell) {
    return !session::choose(session.state(), std::vector<Cell>{cell}, session.setup().arbitrage,
                            false)
                .remaining.empty();
}

std::vector<Cell> capturing_pieces(game::State const& state) {
    std::vector<Cell> pieces;
    for (game::Action const& action : state.actions()) {
        game::Way const& way = action.ways.front();
        if (way.emptied.empty() || way.cells.size() < 2) return {};
        if (std::ranges::find(pieces, way.cells.front()) == pieces.end())
            pieces.push_back(way.cells.front());
    }
    return pieces;
}

std::vector<Cell> next_cells(session::Session const& session) {
    std::vector<Cell> cells;
    game::State const& state = session.state();
    session::Choice const choice = session::choose(state, session.chosen(), false, false);
    for (session::Remaining const& one : choice.remaining) {
        auto const next = following(state.actions()[one.action].ways[one.way], session.chosen());
        if (next && std::ranges::find(cells, *next) == cells.end()) cells.push_back(*next);
    }
    return cells;
}

std::vector<Cell> taken_so_far(session::Session const& session) {
    game::State const& state = session.state();
    std::vector<Cell> const& chosen = session.chosen();
    session::Choice const choice = session::choose(state, chosen, session.setup().arbitrage, false);
    if (chosen.size() < 2 || choice.remaining.empty()) return {};
    session::Remaining const& one = choice.remaining.front();
    auto const actions = one.is_irregular ? game::irregular_actions(state) : state.actions();
    game::Way const& way = actions[one.action].ways[one.way];
    std::size_t jumps = 0; // each takes one piece, where pieces are taken on the way
    for (std::size_t i = 1; i < way.cells.size() && i <= way.emptied.size(); ++i)
        if (std::ranges::find(chosen, way.cells[i]) != chosen.end()) jumps = i;
    return {way.emptied.begin(), way.emptied.begin() + static_cast<std::ptrdiff_t>(jumps)};
}

} // namespace damier::play
