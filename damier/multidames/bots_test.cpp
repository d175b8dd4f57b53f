#include "damier/multidames/bots.hpp"

#include "damier/multidames/game.hpp"
#include "damier/multidames/sample_test.hpp"
#include "damier/multidames/state.hpp"
#include "damier/multidames/turns.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <thread>

namespace damier::multidames {
namespace {

game::StatePtr play(std::vector<std::string> const& kinds, std::uint64_t seed, Limits const& limits,
                    std::string const& size, std::vector<std::size_t>& choices) {
    game::StatePtr state =
        *multidames_game().start({{"seats", std::to_string(kinds.size())}, {"size", size}}, seed);
    std::vector<game::BotPtr> bots;
    for (std::string const& kind : kinds) bots.push_back(*multidames_game().make_bot(kind, seed));
    while (!state->actions().empty()) {
        game::Bot& bot = *bots[static_cast<std::size_t>(state->to_play())];
        choices.push_back(bot.choose(*state, limits, {}, {}));
        EXPECT_LT(choices.back(), state->actions().size());
        state = state->after(choices.back());
    }
    return state;
}

Limits nodes(std::uint64_t count) {
    Limits limits;
    limits.nodes = count;
    return limits;
}

// All the boards at the end of a turn, found in the plainest way.
void collect(Position const& position, int seat, int score, std::set<std::string>& ends,
             int& best) {
    Steps steps;
    position.legal_steps(steps);
    for (Step const step : steps) {
        if (step.kind == Step::Kind::stop) continue;
        Position next = position;
        next.play(step);
        if (next.held()) {
            collect(next, seat, score, ends, best);
            continue;
        }
        best = std::max(best, next.score(seat) - score);
        std::string board;
        for (int row = 0; row < next.size(); ++row)
            for (int column = 0; column < next.size(); ++column)
                board += static_cast<char>('0' + static_cast<int>(next.grid[spot(row, column)]));
        ends.insert(board);
    }
}

TEST(Turns, AreAllTheDifferentEnds) {
    game::StatePtr state = *multidames_game().start({{"size", "6"}}, 4);
    game::BotPtr const bot = *multidames_game().make_bot("random", 4);
    TurnFinder finder;
    for (; !state->actions().empty(); state = state->after(bot->choose(*state, {}, {}, {}))) {
        Position const& position = dynamic_cast<MultidamesState const&>(*state).position();
        std::set<std::string> ends;
        int best = 0;
        collect(position, position.current(), position.score(position.current()), ends, best);
        std::vector<Turn> turns;
        finder.find(position, board_key(position.grid, 6), 16'000, turns);
        ASSERT_EQ(turns.size(), ends.size());
        ASSERT_EQ(std::ranges::max_element(turns, {}, &Turn::gain)->gain, best);
        for (Turn const& turn : turns) {
            ASSERT_EQ(turn.key, board_key(turn.after.grid, 6));
            ASSERT_EQ(position.refusal(turn.first), Refusal::none);
        }
    }
}

TEST(Turns, ABoundStillEndsEveryChainBegun) {
    game::StatePtr const state = *multidames_game().read(sample);
    Position const& position = dynamic_cast<MultidamesState const&>(*state).position();
    TurnFinder finder;
    std::vector<Turn> turns;
    finder.find(position, board_key(position.grid, 8), 1, turns);
    EXPECT_FALSE(turns.empty());
    for (Turn const& turn : turns) EXPECT_EQ(turn.after.held(), std::nullopt);
}

TEST(Bots, AreKnownByTheirKeys) {
    for (game::BotKind const& kind : multidames_game().bots())
        EXPECT_TRUE(multidames_game().make_bot(kind.key, 1));
    EXPECT_EQ(in_english(multidames_game().make_bot("clever", 1).error()),
              "there is no player «clever» for this game; there are: random, greedy, strong");
}

TEST(Bots, PlayTheSameGameAgain) {
    for (std::string const size : {"6", "8"})
        for (auto const& kinds :
             std::vector<std::vector<std::string>>{{"random", "strong"},
                                                   {"greedy", "strong", "random"},
                                                   {"strong", "greedy", "greedy", "strong"}}) {
            std::vector<std::size_t> first, second;
            std::string const text = play(kinds, 5, nodes(2000), size, first)->text();
            EXPECT_EQ(play(kinds, 5, nodes(2000), size, second)->text(), text);
            EXPECT_EQ(first, second);
        }
}

TEST(Bots, GreedyTakesTheMostItCan) {
    // The white pawn at 1 1 can take red; the one at 6 1 takes white, then black.
    game::StatePtr const state = *multidames_game().read("2 2 0\n1 0\n1 0\n0 0 0\n"
                                                         "1 2 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 0\n"
                                                         "0 0 0 0 0 0\n0 0 0 3 0 0\n1 1 0 0 0 0\n");
    game::BotPtr const bot = *multidames_game().make_bot("greedy", 1);
    EXPECT_EQ(state->actions()[bot->choose(*state, {}, {}, {})].text, "6 1");
}

TEST(Bots, StrongKnowsWhenToStop) {
    // One jump is left: it makes the other player pay for the rest at once.
    game::StatePtr const jump = *multidames_game().read("2 9 0\n1 50\n1 50\n0 0 0\n"
                                                        "1 1 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 0\n"
                                                        "3 0 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 3\n");
    game::BotPtr const bot = *multidames_game().make_bot("strong", 1);
    EXPECT_NE(jump->actions()[bot->choose(*jump, nodes(5000), {}, {})].text, "stop");
    // With two separate jumps left the first player to jump is the one who loses the rest.
    game::StatePtr const stop = *multidames_game().read("2 9 0\n1 50\n1 50\n0 0 0\n"
                                                        "1 1 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 0\n"
                                                        "3 0 0 0 0 0\n0 0 0 0 0 0\n1 1 0 0 0 3\n");
    EXPECT_EQ(stop->actions()[bot->choose(*stop, nodes(5000), {}, {})].text, "stop");
}

TEST(Bots, StrongBeatsGreedy) {
    int wins = 0;
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        std::vector<std::size_t> choices;
        bool const is_first = seed % 2 == 0;
        std::vector<std::string> const kinds{is_first ? "strong" : "greedy",
                                             is_first ? "greedy" : "strong"};
        game::StatePtr const end = play(kinds, seed, nodes(4000), "8", choices);
        std::vector<int> const scores = end->scores();
        wins += (is_first ? scores[0] > scores[1] : scores[1] > scores[0]) ? 1 : 0;
    }
    EXPECT_GE(wins, 4);
}

TEST(Bots, StrongEndsWhenAsked) {
    for (char const* seats : {"2", "4"}) {
        game::StatePtr const state =
            *multidames_game().start({{"size", "12"}, {"seats", seats}}, 3);
        game::BotPtr const bot = *multidames_game().make_bot("strong", 1);
        std::stop_source stop;
        Limits limits;
        limits.move_time = std::chrono::hours(1); // without the request it would never end in time
        std::jthread asking([&stop] {
            std::this_thread::sleep_for(std::chrono::milliseconds(30));
            stop.request_stop();
        });
        EXPECT_LT(bot->choose(*state, limits, stop.get_token(), {}), state->actions().size());
    }
}

TEST(Bots, StrongKeepsItsNodesAndDepth) {
    game::StatePtr const state = *multidames_game().read(sample);
    game::BotPtr const bot = *multidames_game().make_bot("strong", 1);
    game::Thought last;
    auto const sink = [&last](game::Thought const& thought) { last = thought; };
    bot->choose(*state, nodes(5000), {}, sink);
    EXPECT_GE(last.nodes, 5000u);
    EXPECT_LT(last.nodes, 5000u + 8000u); // at most one turn list or play-out more
    EXPECT_EQ(last.line.size(), 1u);
    Limits limits;
    limits.depth = 2;
    bot->choose(*state, limits, {}, sink);
    EXPECT_EQ(last.depth, 2);
}

} // namespace
} // namespace damier::multidames
