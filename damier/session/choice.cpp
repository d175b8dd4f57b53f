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
    bool is_touched = false;  // and the piece that the hand takes off against the rules
    bool is_meant = true;     // it needs no such touch any more, nor a word
};

struct Followed {
    std::size_t at = 0; // index of the last clicked cell in way.cells
    bool is_touched = false;
};

// Nothing if the way is not meant.
std::optional<Followed> follow(Way const& way, std::span<Cell const> cells) {
    Followed found;
    if (cells.empty()) return found;
    if (way.cells.empty() || way.cells.front() != cells.front()) return std::nullopt;
    for (Cell const cell : cells.subspan(1)) {
        auto const next = std::find(way.cells.begin() + static_cast<std::ptrdiff_t>(found.at) + 1,
                                    way.cells.end(), cell);
        if (way.touch && cell == way.touch->piece && found.at >= way.touch->after)
            found.is_touched = true;
        else if (next != way.cells.end())
            found.at = static_cast<std::size_t>(next - way.cells.begin());
        else if (std::ranges::find(way.emptied, cell) == way.emptied.end())
            return std::nullopt;
    }
    bool const is_at_end = found.at + 1 == way.cells.size();
    if (way.touch && !found.is_touched && is_at_end) return std::nullopt;
    return found;
}

void collect(std::span<Action const> actions, bool is_irregular, std::span<Cell const> cells,
             std::vector<Candidate>& all) {
    for (std::size_t a = 0; a < actions.size(); ++a)
        for (std::size_t w = 0; w < actions[a].ways.size(); ++w) {
            Way const& way = actions[a].ways[w];
            auto const found = follow(way, cells);
            if (!found) continue;
            bool const is_spoken = is_irregular && way.cells.size() < 2; // not by a click
            all.push_back({{a, w, is_irregular},
                           !is_spoken && found->at + 1 == way.cells.size(),
                           found->is_touched,
                           !is_spoken && (!way.touch || found->is_touched)});
        }
}

std::vector<Candidate> candidates(game::State const& state, std::span<Cell const> cells,
                                  bool with_irregular) {
    std::vector<Candidate> found;
    collect(state.actions(), false, cells, found);
    if (with_irregular) collect(game::irregular_actions(state), true, cells, found);
    if (std::ranges::any_of(found, &Candidate::is_touched))
        std::erase_if(found, [](Candidate const& one) { return !one.is_touched; });
    return found;
}

// The first of them if they are all ways of one action.
std::optional<Remaining> only(std::vector<Candidate> found) {
    std::erase_if(found, [](Candidate const& one) { return !one.is_meant; });
    if (found.empty()) return std::nullopt;
    Remaining const& first = found.front().which;
    bool const is_one = std::ranges::all_of(found, [&](Candidate const& other) {
        return other.which.action == first.action && other.which.is_irregular == first.is_irregular;
    });
    return is_one ? std::optional(first) : std::nullopt;
}

bool is_foreign(game::State const& state, std::span<Cell const> cells) {
    auto const piece = cells.empty() ? std::nullopt : state.at(cells.front());
    return piece && piece->owner != game::nobody && piece->owner != state.to_play();
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
    if (is_foreign(state, cells)) quick = false; // nobody means that by a single cell
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
