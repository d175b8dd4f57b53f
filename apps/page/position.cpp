#include "apps/page/position.hpp"

#include "damier/base/text.hpp"
#include "damier/game/setup.hpp"

#include <nlohmann/json.hpp>

namespace damier::page {

void build_position(game::State const& state, std::string_view text, Voice const& voice) {
    if (state.setup() == nullptr)
        return voice.refuse(error(msg("this game has no positions set up by hand")));
    auto const parts = split_at_blanks(text);
    game::Placement placement = game::Placement::empty(state);
    auto const& about = state.about();
    placement.to_play =
        static_cast<game::Seat>(parts.empty() ? 0 : to_integer(parts[0]).value_or(0));
    for (std::size_t i = 1; i < parts.size(); ++i) {
        auto const numbers = split(parts[i], ':');
        if (numbers.size() != 3) return;
        auto const cell = to_integer(numbers[0]), owner = to_integer(numbers[1]),
                   kind = to_integer(numbers[2]);
        if (!cell || !owner || !kind || *cell < 0 || *kind < 0
            || *cell >= static_cast<long>(about.cells.size())
            || *kind >= static_cast<long>(about.kinds.size()))
            return;
        placement.at(static_cast<game::Cell>(*cell)) =
            game::Piece{static_cast<game::Seat>(*owner), static_cast<int>(*kind)};
    }
    auto const built = state.setup()->build(placement);
    voice.tell({{"kind", "built"},
                {"text", state.setup()->write(placement)},
                {"problem", built ? "" : voice.tr(built.error())}});
}

} // namespace damier::page
