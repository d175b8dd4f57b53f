#include "apps/lab/game_record.hpp"

namespace damier::lab {

namespace {

void put(std::string& bytes, std::uint64_t value) {
    for (; value >= 128; value >>= 7) bytes += static_cast<char>((value & 127) | 128);
    bytes += static_cast<char>(value);
}

bool take(std::span<std::uint8_t const>& bytes, std::uint64_t& value) {
    value = 0;
    for (unsigned shift = 0; shift < 63 && !bytes.empty(); shift += 7) {
        std::uint8_t const byte = bytes.front();
        bytes = bytes.subspan(1);
        value |= std::uint64_t{byte & 127u} << shift;
        if (byte < 128) return true;
    }
    return false;
}

} // namespace

void append(std::string& bytes, GameRecord const& game) {
    put(bytes, game.result + 3u * static_cast<unsigned>(game.end));
    put(bytes, game.opening);
    put(bytes, game.plies.size());
    for (Ply const& ply : game.plies) {
        put(bytes, 2 * std::uint64_t{ply.choice} + (ply.score ? 1 : 0));
        if (!ply.score) continue;
        auto const score = static_cast<std::uint32_t>(*ply.score);
        put(bytes, (score << 1) ^ static_cast<std::uint32_t>(*ply.score >> 31));
    }
}

std::optional<GameRecord> take_game(std::span<std::uint8_t const>& bytes) {
    GameRecord game;
    std::uint64_t first = 0, opening = 0, plies = 0;
    if (!take(bytes, first) || !take(bytes, opening) || !take(bytes, plies)) return std::nullopt;
    if (first >= 3u * end_count || opening > plies || plies > bytes.size()) return std::nullopt;
    game.result = static_cast<std::uint8_t>(first % 3);
    game.end = static_cast<End>(first / 3);
    game.opening = static_cast<std::uint32_t>(opening);
    for (std::uint64_t i = 0; i < plies; ++i) {
        std::uint64_t choice = 0, score = 0;
        if (!take(bytes, choice)) return std::nullopt;
        Ply ply{static_cast<std::uint32_t>(choice / 2), std::nullopt};
        if (choice % 2 == 1) {
            if (!take(bytes, score)) return std::nullopt;
            ply.score = static_cast<std::int32_t>(static_cast<std::uint32_t>(score >> 1)
                                                  ^ (0u - static_cast<std::uint32_t>(score & 1)));
        }
        game.plies.push_back(ply);
    }
    return game;
}

} // namespace damier::lab
