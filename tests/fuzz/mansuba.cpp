// Any bytes as the text of a Mansuba game: what is read must be written and read back the same,
// and its first moves must be playable.
#include "tests/fuzz/demand.hpp"

#include "damier/mansuba/games.hpp"

#include <cstdint>
#include <string>
#include <string_view>

using namespace damier;

namespace {

void walk(game::Game const& game, game::StatePtr state) {
    for (int i = 0; i < 4 && !game::is_over(state->outcome()); ++i) {
        Result<game::StatePtr> const again = game.read(state->text());
        demand(again.has_value() && (*again)->text() == state->text());
        demand(!state->actions().empty());
        state = state->after(state->actions().size() / 2);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text(reinterpret_cast<char const*>(data), size);
    for (game::Game const* game : mansuba::games())
        if (Result<game::StatePtr> const state = game->read(text)) {
            walk(*game, *state);
            std::string_view const last = text.substr(size - size / 8);
            (void)(*state)->interpret(last).has_value();
        }
    return 0;
}
