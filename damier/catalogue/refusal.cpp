#include "damier/catalogue/refusal.hpp"

#include "damier/variants/ulb_refusal.hpp"

namespace damier::catalogue {

std::optional<Message> numbered_refusal(std::string_view key, game::State const& state,
                                        std::span<game::Cell const> cells) {
    if (key != "ulb") return std::nullopt;
    return variants::ulb_refusal(state, cells);
}

} // namespace damier::catalogue
