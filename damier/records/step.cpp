#include "damier/records/step.hpp"

#include "damier/base/text.hpp"

#include <algorithm>

namespace damier::records {

namespace {

constexpr std::string_view signs = "-x:";

// The position alone, without the counters that may have ended the game. A draw has to be claimed,
// so files hold games that went on.
game::StatePtr anew(game::Game const& game, game::State const& state) {
    std::string text = state.text();
    if (std::size_t const counter = text.find(":H"); counter != std::string::npos)
        text.erase(counter);
    Result<game::StatePtr> const again = game.read(text);
    return again && !(*again)->actions().empty() ? *again : nullptr;
}

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

Result<Step> find_step(game::Game const& game, game::StatePtr const& state, std::string_view text) {
    bool const is_over = state->actions().empty();
    game::StatePtr const from = is_over ? anew(game, *state) : state;
    if (from == nullptr) return state->interpret(text).error();
    Result<std::size_t> const action = from->interpret(text);
    if (!action) return action.error();
    return Step{from, *action, is_over};
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
