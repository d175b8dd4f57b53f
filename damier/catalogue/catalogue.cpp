#include "damier/catalogue/catalogue.hpp"

#include "damier/base/text.hpp"
#include "damier/mansuba/games.hpp"
#include "damier/multidames/game.hpp"
#include "damier/variants/ulb_game.hpp"
#include "damier/variants/variants.hpp"

#include <array>

namespace damier::catalogue {

namespace {

// What options offer, for the translators; the games themselves keep the bare keys.
[[maybe_unused]] constexpr std::array rule_choices{msg("all"), msg("straight"), msg("slanted"),
                                                   msg("forced"), msg("free")};
[[maybe_unused]] constexpr std::array choices{
    msg("yes"),      msg("no"),      msg("preset"),         msg("simple"),     msg("complex"),
    msg("white"),    msg("black"),   msg("random"),         msg("multiple"),   msg("single"),
    msg("none"),     msg("pawns"),   msg("towers"),         msg("elephants"),  msg("mixed"),
    msg("changing"), msg("classic"), msg("four"),           msg("triangular"), msg("torus"),
    msg("cylinder"), msg("complet"), msg("dames-chinoises")};

std::vector<game::Game const*> make_list() {
    std::vector<game::Game const*> list;
    for (variants::Variant const* const variant : variants::all())
        list.push_back(variant->key() == "ulb" ? &variants::ulb_game() : variant);
    list.push_back(&multidames::multidames_game());
    for (game::Game const* const game : mansuba::games()) list.push_back(game);
    return list;
}

} // namespace

std::span<game::Game const* const> all() {
    static std::vector<game::Game const*> const list = make_list();
    return list;
}

Result<game::Game const*> find(std::string_view key) {
    std::string const wanted = to_lower(key);
    std::vector<std::string> keys;
    for (game::Game const* const game : all()) {
        if (game->key() == wanted) return game;
        keys.emplace_back(game->key());
    }
    std::vector<std::string> const near = nearest(wanted, keys);
    if (near.empty()) return error(msg("there is no game «{}»; «damier games» lists them"), key);
    return error(msg("there is no game «{}»; did you mean {}?"), key, join(near, ", "));
}

} // namespace damier::catalogue
