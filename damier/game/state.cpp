#include "damier/game/state.hpp"

#include "damier/base/text.hpp"

namespace damier::game {

std::span<Action const> irregular_actions(State const& state) {
    Arbitration const* const arbitration = state.arbitration();
    return arbitration ? arbitration->irregular() : std::span<Action const>{};
}

std::optional<std::size_t> find_irregular(State const& state, std::string_view text) {
    std::string const wanted = to_lower(trim(text));
    std::span<Action const> const irregular = irregular_actions(state);
    for (std::size_t i = 0; i < irregular.size(); ++i)
        if (to_lower(irregular[i].text) == wanted) return i;
    return std::nullopt;
}

} // namespace damier::game
