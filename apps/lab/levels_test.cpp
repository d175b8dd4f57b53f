// What levels are measured by: who gives men away is found out, who keeps them is not accused.
#include "apps/lab/ground.hpp"

#include <gtest/gtest.h>

namespace damier::lab {
namespace {

double careless_share(int worth_of_a_man) {
    Ground const& russian = *find_ground("russian");
    Contender player;
    player.weights = engine::unlearned_weights(*russian.rules().law());
    player.options.table_megabytes = 1;
    player.limits.depth = 3;
    Contender other = player;
    player.weights[engine::Term::man] = {worth_of_a_man, worth_of_a_man};
    auto const duel = russian.duel(player, other, 5);
    bench::Pairs pairs;
    Care care;
    for (std::uint64_t number = 0; number < 5; ++number) duel->play(number, pairs, &care);
    EXPECT_EQ(pairs.games(), 10);
    EXPECT_GT(care.moves, 20u);
    return static_cast<double>(care.careless) / static_cast<double>(care.moves);
}

TEST(Levels, tell_who_loses_men_at_once) {
    EXPECT_LT(careless_share(1000), 0.02);
    EXPECT_GT(careless_share(-3000), 0.1);
}

} // namespace
} // namespace damier::lab
