// The engine under every law: its moves are legal, and the evaluation sees both sides alike.
#include "damier/base/random.hpp"
#include "damier/draughts/generate.hpp"
#include "damier/draughts/rules/list.hpp"
#include "damier/engine/random_position_test.hpp"
#include "damier/engine/searcher.hpp"

#include <gtest/gtest.h>

namespace damier::engine {
namespace {

template <Law const& L> std::vector<draughts::Move<L>> moves_of(Position<L> const& position) {
    auto moves = draughts::legal_moves<L>(position);
    return moves ? *moves : std::vector<draughts::Move<L>>{};
}

// Plays both sides; every line told must be playable to its end.
template <Law const& L> void play(draughts::Rules const& r, std::uint64_t seed, Options options) {
    SCOPED_TRACE(std::string(r.text().key()));
    options.table_megabytes = 1;
    Searcher<L> searcher(options);
    Random random(seed);
    Task<L> task{random_position<L>(r, random, 60), r.draws()};
    task.limits.nodes = 300;
    for (int ply = 0; ply < 25; ++ply) {
        auto const legal = moves_of<L>(task.position);
        Answer<L> const answer = searcher.search(task);
        ASSERT_EQ(answer.has_move(), !legal.empty());
        if (legal.empty()) return;
        Expectation const chances = answer.lines[0].score.expectation(L.tuning()->chances());
        EXPECT_NEAR(chances.win + chances.draw + chances.loss, 1, 1e-12);
        auto position = task.position;
        for (auto const& move : answer.lines[0].moves) {
            auto const now = moves_of<L>(position);
            ASSERT_NE(std::find(now.begin(), now.end(), move), now.end());
            position = position.after(move);
        }
        EXPECT_LE(std::abs(answer.lines[0].score.value()), win_value);
        task.past.push_back(task.position);
        task.position = task.position.after(answer.best());
    }
}

template <Law const& L> void check_symmetry(draughts::Rules const& r) {
    SCOPED_TRACE(std::string(r.text().key()));
    Random random(7);
    Evaluation<L> const evaluate;
    for (int i = 0; i < 20; ++i) {
        auto const position = random_position<L>(r, random, 60);
        EXPECT_EQ(evaluate(position), evaluate(position.turned()));
        EXPECT_LT(std::abs(evaluate(position)), known_value - 2 * max_ply);
    }
}

template <Law const& L> void examine(draughts::Rules const& r) {
    check_symmetry<L>(r);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) play<L>(r, seed, {});
    play<L>(r, 4, {.strength = 3});
    play<L>(r, 5, {.threads = 2});
}

TEST(Laws, EveryRuleSet) {
    draughts::rules::All::for_each([]<draughts::Rules const & R>() { examine<*R.law.value>(R); });
}

} // namespace
} // namespace damier::engine
