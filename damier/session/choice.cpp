#include "damier/session/choice.hpp"

#include <algorithm>

namespace damier::session {

namespace {

using game::Action;
using game::Cell;
using game::Way;

struct Candidate {
    Remaining which;
    bool is_finished = false; // the last cell of the way was clicked
};

// Index of the last clicked cell in way.cells, or nothing if the way is not meant.
std::optional<std::size_t> follow(Way const& way, std::span<Cell const> cells) {
    if (cells.empty()) return 0;
    if (way.cells.empty() || way.cells.front() != cells.front()) return std::nullopt;
    std::size_t at = 0;
    for (Cell const cell : cells.subspan(1)) {
        auto const next = std::find(way.cells.begin() + static_cast<std::ptrdiff_t>(at) + 1,
                                    way.cells.end(), cell);
        if (next != way.cells.end())
            at = static_cast<std::size_t>(next - way.cells.begin());
        else if (std::ranges::find(way.emptied, cell) == way.emptied.end())
            return std::nullopt;
    }
    return at;
}

void collect(std::span<Action const> actions, bool is_irregular, std::span<Cell const> cells,
             std::vector<Candidate>& found) {
    for (std::size_t a = 0; a < actions.size(); ++a)
        for (std::size_t w = 0; w < actions[a].ways.size(); ++w) {
            Way const& way = actions[a].ways[w];
            if (std::optional<std::size_t> const at = follow(way, cells))
                found.push_back({{a, w, is_irregular}, *at + 1 == way.cells.size()});
        }
}

std::vector<Candidate> candidates(game::State const& state, std::span<Cell const> cells,
                                  bool with_irregular) {
    std::vector<Candidate> found;
    collect(state.actions(), false, cells, found);
    if (with_irregular) collect(game::irregular_actions(state), true, cells, found);
    return found;
}

// The first of them if they are all ways of one action.
std::optional<Remaining> only(std::vector<Candidate> const& found) {
    if (found.empty()) return std::nullopt;
    Remaining const& first = found.front().which;
    bool const is_one = std::ranges::all_of(found, [&](Candidate const& other) {
        return other.which.action == first.action && other.which.is_irregular == first.is_irregular;
    });
    return is_one ? std::optional(first) : std::nullopt;
}

std::optional<Remaining> by_destination(game::State const& state, Cell cell) {
    std::vector<Candidate> found;
    for (std::size_t a = 0; a < state.actions().size(); ++a)
        for (std::size_t w = 0; w < state.actions()[a].ways.size(); ++w) {
            Way const& way = state.actions()[a].ways[w];
            if (!way.cells.empty() && way.cells.back() == cell)
                found.push_back({{a, w, false}, true});
        }
    return only(found);
}

} // namespace

Choice choose(game::State const& state, std::span<Cell const> cells, bool with_irregular,
              bool quick) {
    Choice choice;
    std::vector<Candidate> found = candidates(state, cells, with_irregular);
    bool const is_repeated = cells.size() > 1 && cells.back() == cells[cells.size() - 2];
    if (found.empty() && is_repeated) {
        found = candidates(state, cells.first(cells.size() - 1), with_irregular);
        std::erase_if(found, [](Candidate const& one) { return !one.is_finished; });
        choice.done = only(found);
    } else if (found.empty() && quick && cells.size() == 1) {
        choice.done = by_destination(state, cells.front());
        if (choice.done) choice.remaining.push_back(*choice.done);
    } else if (!cells.empty()) {
        bool const is_finished = std::ranges::any_of(found, &Candidate::is_finished);
        if (quick || is_finished) choice.done = only(found);
    }
    for (Candidate const& one : found) choice.remaining.push_back(one.which);
    return choice;
}

} // namespace damier::session
