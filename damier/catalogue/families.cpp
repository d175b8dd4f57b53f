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

struct Favourite {
    std::string_view key, difference; // message id
};
constexpr std::array first_look{
    Favourite{"international", msg("The world's game: twenty men each, kings that fly, and the "
                                   "largest capture must be made.")},
    Favourite{"russian", msg("Small board, flying kings; any capture will do, and a man that is "
                             "crowned goes on as a king.")},
    Favourite{"frisian", msg("Pieces capture straight ahead and sideways too, and a king has only "
                             "three quiet moves in a row.")},
    Favourite{"brazilian",
              msg("The international rules on the board of chess: short games, long kings.")},
    Favourite{"english", msg("Kings step one square only and men never capture backwards: every "
                             "square counts.")},
    Favourite{"turkish", msg("Men move straight ahead and sideways, on all the squares of the "
                             "board.")},
};

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
    for (Favourite const& one : first_look)
        if (game::Game const* const game = find(catalogue, one.key)) games.push_back(game);
    return games;
}

Message difference(game::Game const& game) {
    auto const found = std::ranges::find(first_look, game.key(), &Favourite::key);
    return found == first_look.end() ? Message() : Message(found->difference);
}

} // namespace damier::catalogue
