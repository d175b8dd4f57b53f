#include "damier/records/written_move.hpp"

#include "damier/base/text.hpp"

#include <algorithm>

namespace damier::records {

namespace {

constexpr std::string_view signs = "-x:";

std::vector<std::string> squares_of(std::string_view text) {
    std::vector<std::string> squares;
    for (std::size_t at = 0;;) {
        std::size_t const end = std::min(text.find_first_of(signs, at), text.size());
        squares.push_back(to_lower(text.substr(at, end - at)));
        if (end == text.size()) return squares;
        at = end + 1;
    }
}

} // namespace

Result<WrittenMove> find_written_move(game::StatePtr const& state, std::string_view text) {
    // A draw has to be claimed, so files hold games that went on: without what was played before.
    bool const is_over = state->actions().empty();
    game::StatePtr const from = is_over ? state->fresh() : state;
    if (from == nullptr || from->actions().empty()) return state->interpret(text).error();
    Result<std::size_t> const action = from->interpret(text);
    if (!action) return action.error();
    return WrittenMove{from, *action, is_over};
}

std::vector<std::size_t> captures_along(game::State const& state, std::string_view text) {
    std::vector<std::string> const typed = squares_of(text);
    std::vector<game::CellShape> const& cells = state.about().cells;
    auto const label = [&](game::Cell cell) { return cells[static_cast<std::size_t>(cell)].label; };
    auto const goes_so = [&](game::Way const& way) {
        if (way.emptied.size() < 2 || way.cells.empty() || label(way.cells.front()) != typed.front()
            || label(way.cells.back()) != typed.back())
            return false;
        auto next = typed.begin();
        for (game::Cell const cell : way.cells)
            if (next != typed.end() && label(cell) == *next) ++next;
        return next == typed.end();
    };
    std::vector<std::size_t> found;
    for (std::size_t i = 0; typed.size() >= 2 && i < state.actions().size(); ++i)
        if (std::ranges::any_of(state.actions()[i].ways, goes_so)) found.push_back(i);
    return found;
}

bool is_part_of_capture(game::State const& state, std::string_view text) {
    std::vector<std::string> const typed = squares_of(text);
    if (typed.size() < 2) return false;
    std::vector<game::CellShape> const& cells = state.about().cells;
    auto const starts_so = [&](game::Way const& way) {
        if (way.emptied.size() < 2 || way.cells.size() <= typed.size()) return false;
        return std::equal(typed.begin(), typed.end(), way.cells.begin(),
                          [&](std::string const& name, game::Cell cell) {
                              return cells[static_cast<std::size_t>(cell)].label == name;
                          });
    };
    return std::ranges::any_of(state.actions(), [&](game::Action const& action) {
        return std::ranges::any_of(action.ways, starts_so);
    });
}

} // namespace damier::records
