// The fast generator against the slow one, for every law.
#include "tests/draughts/compare.hpp"

#include <gtest/gtest.h>

namespace damier::draughts::reference {
namespace {

class Reference : public testing::TestWithParam<Player> {};

TEST_P(Reference, Agrees) { EXPECT_TRUE(examine(GetParam())); }

// Leaves of the game tree by the slow generator; nothing if a position is beyond it.
std::optional<std::uint64_t> slow_leaves(Referee const& referee, State const& state, int depth) {
    auto const moves = referee.moves(state, 10'000);
    if (!moves || depth == 1) return moves ? std::optional(moves->size()) : std::nullopt;
    std::uint64_t sum = 0;
    for (auto const& [move, paths] : *moves) {
        auto const below = slow_leaves(referee, referee.after(state, move), depth - 1);
        if (!below) return std::nullopt;
        sum += *below;
    }
    return sum;
}

TEST_P(Reference, CountsTheSameLeaves) {
    Player const& p = GetParam();
    for (int depth = 1; depth <= 4; ++depth)
        EXPECT_EQ(slow_leaves(p.referee, p.start, depth), p.perft(p.start, depth)) << depth;
}

INSTANTIATE_TEST_SUITE_P(EveryLaw, Reference, testing::ValuesIn(laws()), [](auto const& law) {
    std::string name = law.param.key;
    std::erase(name, '-');
    return name;
});

} // namespace

void PrintTo(Player const& player, std::ostream* out) { *out << player.key; }

} // namespace damier::draughts::reference
