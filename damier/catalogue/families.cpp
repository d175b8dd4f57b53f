#include "damier/catalogue/families.hpp"

#include <algorithm>
#include <array>

namespace damier::catalogue {

namespace {

struct Row {
    std::string_view name;
    std::vector<std::string_view> keys;
};

std::vector<Row> const& rows() {
    static std::vector<Row> const all{
        {msg("International and its relatives"),
         {"international", "killer", "bt", "losing", "frisian", "frysk", "canadian", "srilankan"}},
        {msg("Russian and Brazilian"),
         {"russian", "brazilian", "spantsiretti", "pool", "unified-pool", "jamaican"}},
        {msg("Southern and central Europe"),
         {"spanish", "portuguese", "italian", "czech", "german", "dumm"}},
        {msg("English, Thai, Turkish and Armenian"), {"english", "thai", "turkish", "armenian"}},
        {msg("Games of the course documents"),
         {"v06", "3il", "ulb", "multidames", "mansuba", "mansuba-triangulaire", "mansuba-echecs",
          "mansuba-enseirb"}},
    };
    return all;
}

constexpr std::array<std::string_view, 6> first_look{"international", "russian", "frisian",
                                                     "brazilian",     "english", "turkish"};

game::Game const* find(std::span<game::Game const* const> catalogue, std::string_view key) {
    auto const found = std::ranges::find(catalogue, key, &game::Game::key);
    return found == catalogue.end() ? nullptr : *found;
}

} // namespace

std::vector<Family> families(std::span<game::Game const* const> catalogue) {
    std::vector<Family> all;
    std::vector<game::Game const*> rest(catalogue.begin(), catalogue.end());
    for (Row const& row : rows()) {
        Family family{row.name, {}};
        for (std::string_view const key : row.keys)
            if (game::Game const* const game = find(catalogue, key)) {
                family.games.push_back(game);
                std::erase(rest, game);
            }
        if (!family.games.empty()) all.push_back(std::move(family));
    }
    if (!rest.empty()) all.push_back({msg("Others"), std::move(rest)});
    return all;
}

std::vector<game::Game const*> favourites(std::span<game::Game const* const> catalogue) {
    std::vector<game::Game const*> games;
    for (std::string_view const key : first_look)
        if (game::Game const* const game = find(catalogue, key)) games.push_back(game);
    return games;
}

} // namespace damier::catalogue
