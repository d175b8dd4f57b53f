#include "apps/terminal/input/clicks.hpp"

#include "damier/session/choice.hpp"

#include <algorithm>

namespace damier::terminal {

namespace {

// The cell of the way that comes after the last one chosen.
std::optional<game::Cell> following(game::Way const& way, std::vector<game::Cell> const& chosen) {
    auto at = way.cells.begin();
    for (game::Cell const cell : chosen) {
        auto const found = std::find(at, way.cells.end(), cell);
        if (found != way.cells.end()) at = found + 1;
    }
    if (at == way.cells.end()) return std::nullopt;
    return *at;
}

} // namespace

session::PlayCells click(session::Session const& session, game::Cell cell) {
    std::vector<game::Cell> longer = session.chosen();
    if (longer == std::vector<game::Cell>{cell}) return {};
    bool const is_arbitrage = session.setup().arbitrage;
    longer.push_back(cell);
    session::Choice const choice = session::choose(session.state(), longer, is_arbitrage, false);
    if (choice.done || !choice.remaining.empty()) return {longer, false};
    return {{cell}, false};
}

std::vector<game::Cell> next_cells(session::Session const& session) {
    std::vector<game::Cell> cells;
    game::State const& state = session.state();
    session::Choice const choice = session::choose(state, session.chosen(), false, false);
    for (session::Remaining const& one : choice.remaining) {
        game::Way const& way = state.actions()[one.action].ways[one.way];
        auto const next = following(way, session.chosen());
        if (next && std::ranges::find(cells, *next) == cells.end()) cells.push_back(*next);
    }
    return cells;
}

} // namespace damier::terminal
