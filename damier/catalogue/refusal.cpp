#include "damier/catalogue/refusal.hpp"

#include "damier/base/text.hpp"
#include "damier/variants/ulb_refusal.hpp"

#include <algorithm>
#include <vector>

namespace damier::catalogue {

std::optional<Message> numbered_refusal(std::string_view key, game::State const& state,
                                        std::span<game::Cell const> cells) {
    if (key != "ulb") return std::nullopt;
    return variants::ulb_refusal(state, cells);
}

std::optional<Message> numbered_refusal(std::string_view key, game::State const& state,
                                        std::string_view typed) {
    constexpr std::string_view between = "-x: \t";
    std::vector<game::CellShape> const& shapes = state.about().cells;
    std::vector<game::Cell> cells;
    for (std::size_t at = 0; (at = typed.find_first_not_of(between, at)) != typed.npos;) {
        std::size_t const end = std::min(typed.find_first_of(between, at), typed.size());
        auto const name = to_lower(typed.substr(at, end - at));
        auto const shape = std::ranges::find_if(
            shapes, [&](game::CellShape const& one) { return to_lower(one.label) == name; });
        if (shape == shapes.end()) return std::nullopt;
        cells.push_back(static_cast<game::Cell>(shape - shapes.begin()));
        at = end;
    }
    return numbered_refusal(key, state, cells);
}

} // namespace damier::catalogue
