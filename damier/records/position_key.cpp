#include "damier/records/position_key.hpp"

#include <string>
#include <string_view>

namespace damier::records {

namespace {

std::uint64_t fnv1a(std::string_view text) {
    std::uint64_t hash = 0xCBF29CE484222325;
    for (char const c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3;
    return hash;
}

std::uint64_t mix(std::uint64_t x) {
    x += 0x9E3779B97F4A7C15;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB;
    return x ^ (x >> 31);
}

std::uint64_t hash(std::string_view kind, std::string_view what) {
    return mix(fnv1a(std::string(kind).append(what)));
}

} // namespace

std::uint64_t position_key(game::Game const& game, game::State const& state) {
    std::uint64_t sum = hash("game ", game.key());
    if (game.file_style().game_type.empty()) return mix(sum + hash("state ", state.text()));
    sum += hash("side ", std::to_string(state.to_play()));
    std::vector<game::CellShape> const& cells = state.about().cells;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        auto const piece = state.at(static_cast<game::Cell>(i));
        if (!piece) continue;
        std::string who = std::to_string(piece->owner);
        who.append(1, '.').append(std::to_string(piece->kind)).append(1, '@');
        sum += hash(who, cells[i].label);
    }
    return mix(sum);
}

} // namespace damier::records
