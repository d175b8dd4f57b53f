// The keys of positions are frozen: these were computed by another program from the definition.
#include "damier/catalogue/catalogue.hpp"
#include "damier/records/position_key.hpp"

#include <gtest/gtest.h>

namespace damier {
namespace {

std::uint64_t key_of(std::string_view game, std::string_view position = {}) {
    game::Game const& known = **catalogue::find(game);
    auto const state = position.empty() ? known.start({}, 0) : known.read(position);
    return records::position_key(known, **state);
}

struct Vector {
    std::string_view game;
    std::uint64_t key; // of its first position
};
constexpr Vector vectors[] = {
    {"international", 0xc86c6f0235901afaU},
    {"killer", 0x05f50b04cf8aa299U},
    {"bt", 0x5e5c30c878a718aaU},
    {"losing", 0x766019d7e7ab4f9eU},
    {"frisian", 0x1c243d86b4c18d1cU},
    {"frysk", 0x01545fbb6cdce2e5U},
    {"brazilian", 0x01d3c0431ca5e90cU},
    {"russian", 0xa66ec3f5da62bbc7U},
    {"spantsiretti", 0x67cc9165e7090201U},
    {"pool", 0xd16937f7533c1333U},
    {"unified-pool", 0x832d5a88eae22323U},
    {"jamaican", 0x3417d633da209341U},
    {"canadian", 0x535095866fbc6578U},
    {"srilankan", 0x054e1440f3ae2509U},
    {"english", 0x0317bc94ea78b992U},
    {"italian", 0xbdab44d1b6a25589U},
    {"spanish", 0x3dc350cbf2a91d68U},
    {"portuguese", 0x1b922afa2af5bf83U},
    {"czech", 0x5d0da7cfe0125911U},
    {"german", 0x8b786da2a465d1a9U},
    {"thai", 0x9a7fd5d3f34c6cceU},
    {"turkish", 0x62608e64f6ecb26aU},
    {"armenian", 0x3b3ee522c2589bfeU},
    {"dumm", 0xb9be7597a8c48d28U},
    {"v06", 0x91ccd14f91410b17U},
    {"3il", 0x451fcf0d6cd7247dU},
    {"ulb", 0x00a2cbbeb4f46393U},
    {"multidames", 0x854045bad5c44142U},
    {"mansuba", 0x9e58e24d8d775891U},
    {"mansuba-triangulaire", 0x404d72ad61f7b465U},
    {"mansuba-echecs", 0x290c6941e25febb2U},
    {"mansuba-enseirb", 0x63a57b845113bd29U},
};

TEST(PositionKey, IsTheSameForEver) {
    for (auto const& [game, key] : vectors) EXPECT_EQ(key_of(game), key) << game;
    EXPECT_EQ(std::size(vectors), catalogue::all().size()) << "a new game needs a vector";
    EXPECT_EQ(key_of("international", "W:WK46:B5,6"), 0xfd78c25290a3cb33U);
    EXPECT_EQ(key_of("international", "B:WK46:B5,6"), 0xe76c512e6b0f2b62U);
}

TEST(PositionKey, OneMakerServesAllPositionsOfItsGame) {
    for (game::Game const* const game : catalogue::all()) {
        records::PositionKeys keys(*game);
        game::StatePtr state = *game->start({}, 0);
        for (int i = 0; i < 20 && !state->actions().empty(); ++i) {
            EXPECT_EQ(keys(*state), records::position_key(*game, *state)) << game->key();
            state = state->after(static_cast<std::size_t>(i) % state->actions().size());
        }
    }
}

TEST(PositionKey, TranspositionsMeetAndGamesDoNot) {
    game::Game const& game = **catalogue::find("international");
    auto const after = [&](std::vector<std::string_view> const& moves) {
        game::StatePtr state = *game.start({}, 0);
        for (std::string_view const move : moves) state = state->after(*state->interpret(move));
        return records::position_key(game, *state);
    };
    EXPECT_EQ(after({"32-28", "20-25", "31-26", "19-24"}),
              after({"31-26", "19-24", "32-28", "20-25"}));
    EXPECT_NE(after({"32-28"}), after({"32-27"}));
}

} // namespace
} // namespace damier
