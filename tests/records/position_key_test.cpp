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

TEST(PositionKey, IsTheSameForEver) {
    EXPECT_EQ(key_of("international"), 0xc86c6f0235901afaU);
    EXPECT_EQ(key_of("international", "W:WK46:B5,6"), 0xfd78c25290a3cb33U);
    EXPECT_EQ(key_of("international", "B:WK46:B5,6"), 0xe76c512e6b0f2b62U);
    EXPECT_EQ(key_of("english"), 0x317bc94ea78b992U);
    EXPECT_EQ(key_of("russian"), 0xa66ec3f5da62bbc7U);
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
