#include "damier/variants/state.hpp"

#include "damier/base/text.hpp"

#include <algorithm>

namespace damier::variants {

Message counter_text(int plies, int limit) {
    if (limit == 0 || plies < limit) return {}; // not worth a word in the first half
    return Message(msg("{} of {} moves with kings only"), plies / 2, limit);
}

game::Outcome outcome_of(draughts::Verdict const& verdict) {
    if (!verdict.is_over()) return game::Ongoing{};
    if (verdict.winner)
        return game::Won{{static_cast<game::Seat>(*verdict.winner)}, describe(verdict)};
    return game::Drawn{describe(verdict)};
}

std::string off_text(std::string const& square) { return '{' + square + '}'; }

void take_more(game::Way& way, game::Cell piece) {
    way.emptied.push_back(piece);
    way.touch = {piece, 0};
}

// Each jump has one victim and one cell where it ends.
bool take_early(game::Way& way, game::Cell victim) {
    auto const found = std::ranges::find(way.emptied, victim);
    if (found == way.emptied.end() || found + 1 == way.emptied.end()) return false;
    way.touch = {victim, static_cast<std::size_t>(found - way.emptied.begin()) + 1};
    return true;
}

std::string early_text(game::Way const& way, game::About const& about) {
    auto const name = [&](game::Cell cell) {
        return about.cells[static_cast<std::size_t>(cell)].label;
    };
    std::vector<std::string> rest;
    for (game::Cell const cell : way.emptied)
        if (cell != way.touch->piece) rest.push_back(name(cell));
    return name(way.cells.front()) + 'x' + name(way.cells[way.touch->after]) + '{'
           + name(way.touch->piece) + "}x" + name(way.cells.back()) + '{' + join(rest, ",") + '}';
}

} // namespace damier::variants
