#include "damier/mansuba/bots.hpp"
#include "damier/mansuba/game_of_test.hpp"
#include "damier/mansuba/mansuba_state.hpp"

#include <gtest/gtest.h>

#include <thread>

namespace damier::mansuba {
namespace {

Limits nodes(std::uint64_t count) {
    Limits limits;
    limits.nodes = count;
    return limits;
}

// Plays a whole game and gives its last text.
std::string play(game::Game const& game, std::string_view a, std::string_view b, std::uint64_t seed,
                 game::Options const& options = {}) {
    game::StatePtr state = *game.start(options, seed);
    game::BotPtr bots[2] = {*std::move(game.make_bot(a, seed)), *std::move(game.make_bot(b, seed))};
    while (!game::is_over(state->outcome())) {
        std::size_t const chosen = bots[state->to_play()]->choose(*state, nodes(300), {}, {});
        EXPECT_LT(chosen, state->actions().size());
        state = state->after(chosen);
    }
    return state->text();
}

TEST(Bots, PlayEveryGameTheSameForTheSameSeed) {
    for (game::Game const* game : games())
        for (game::BotKind const& kind : game->bots()) {
            std::string const once = play(*game, kind.key, "random", 5);
            EXPECT_EQ(once, play(*game, kind.key, "random", 5)) << game->key() << kind.key;
        }
}

TEST(Bots, PlayWithPrisonersAndAChangingTerrain) {
    for (char const* kind : {"random", "greedy", "sorted", "strong"})
        for (std::uint64_t seed = 1; seed < 4; ++seed)
            play(game_of("mansuba-enseirb"), kind, "random", seed, {{"victory", "complex"}});
}

TEST(RandomBot, PrefersAMultipleJumpAndGoesToItsEnd) {
    game::Game const& game = game_of("mansuba");
    std::string text =
        (*game.start({{"width", "6"}, {"height", "4"}, {"first", "white"}}, 1))->text();
    text.replace(text.find("board\n") + 6, 28, "PP.P..\n......\n......\n.....p\n");
    game::StatePtr const state = *game.read(text);
    // 0 over 1 to 2, over 3 to 4; the other pieces have only simple moves or one jump.
    bool has_jumped = false;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        std::size_t const chosen = make_random_bot(seed)->choose(*state, {}, {}, {});
        std::string const& played = state->actions()[chosen].text;
        if (played.starts_with("0-")) {
            EXPECT_EQ(played, "0-4");
        }
        has_jumped |= played == "0-4";
    }
    EXPECT_TRUE(has_jumped);
}

TEST(GreedyBot, MovesItsPieceNearestToAGoal) {
    game::Game const& game = game_of("mansuba");
    std::string text =
        (*game.start({{"width", "6"}, {"height", "4"}, {"first", "white"}}, 1))->text();
    text.replace(text.find("board\n") + 6, 28, "P.....\n......\n......\n.....p\n");
    game::StatePtr const state = *game.read(text);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        std::string const& played =
            state->actions()[make_greedy_bot(seed)->choose(*state, {}, {}, {})].text;
        EXPECT_TRUE(played == "0-1" || played == "0-7") << played;
    }
}

TEST(SortedBot, TakesTheMoveThatGainsMostColumns) {
    game::Game const& game = game_of("mansuba");
    std::string text =
        (*game.start({{"width", "6"}, {"height", "4"}, {"first", "white"}}, 1))->text();
    text.replace(text.find("board\n") + 6, 28, "PP.P..\n......\n......\n.....p\n");
    game::StatePtr const state = *game.read(text);
    EXPECT_EQ(state->actions()[make_sorted_bot(1)->choose(*state, {}, {}, {})].text, "0-4");
}

TEST(StrongBot, WinsAtOnceAndBarsTheWay) {
    game::Game const& game = game_of("mansuba");
    std::string text =
        (*game.start({{"width", "6"}, {"height", "4"}, {"first", "white"}}, 1))->text();
    std::size_t const board = text.find("board\n") + 6;
    text.replace(board, 28, "......\n..P..p\n....P.\nP....p\n");
    game::StatePtr const winning = *game.read(text);
    std::size_t const won = make_strong_bot(1)->choose(*winning, nodes(20000), {}, {});
    EXPECT_TRUE(game::is_over(winning->after(won)->outcome()));
    // Black threatens to walk onto 6; only a piece that stays or comes there prevents it.
    text.replace(board, 28, "P.....\n.p...p\nP....p\nP....p\n");
    text.replace(text.find("capture yes"), 11, "capture no");
    game::StatePtr const threatened = *game.read(text);
    std::size_t const defence = make_strong_bot(1)->choose(*threatened, nodes(20000), {}, {});
    game::StatePtr const next = threatened->after(defence);
    EXPECT_TRUE(next->at(6).has_value()) << threatened->actions()[defence].text;
}

TEST(StrongBot, GivesTheSameAnswerForTheSameSeedAndNodes) {
    game::StatePtr const state = *game_of("mansuba").start({}, 3);
    game::BotPtr const used = make_strong_bot(9);
    used->choose(*state->after(0), nodes(5000), {}, {}); // what it did before must not matter
    EXPECT_EQ(used->choose(*state, nodes(20000), {}, {}),
              make_strong_bot(9)->choose(*state, nodes(20000), {}, {}));
}

TEST(StrongBot, KeepsToItsNodesAndTellsWhatItThinks) {
    game::StatePtr const state = *game_of("mansuba").start({}, 3);
    game::Thought last;
    make_strong_bot(1)->choose(*state, nodes(20000), {}, [&](game::Thought const& t) { last = t; });
    EXPECT_GT(last.depth, 2);
    EXPECT_LE(last.nodes, 20000u);
    EXPECT_FALSE(last.line.empty());
    EXPECT_TRUE(state->interpret(last.line.front()));
}

TEST(StrongBot, StopsWhenAsked) {
    game::StatePtr const state = *game_of("mansuba").start({{"victory", "complex"}}, 3);
    Limits limits;
    limits.depth = 60; // hours
    std::stop_source source;
    std::jthread const stopper([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(30));
        source.request_stop();
    });
    EXPECT_LT(make_strong_bot(1)->choose(*state, limits, source.get_token(), {}),
              state->actions().size()); // would not return otherwise
}

TEST(StrongBot, BeatsTheGreedyOne) {
    game::Game const& game = game_of("mansuba-triangulaire");
    int wins = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        bool const is_white = seed % 2 == 0;
        std::string const text =
            play(game, is_white ? "strong" : "greedy", is_white ? "greedy" : "strong", seed);
        game::Outcome const outcome = (*game.read(text))->outcome();
        auto const* won = std::get_if<game::Won>(&outcome);
        wins += won != nullptr && won->seats.front() == (is_white ? white : black);
    }
    EXPECT_GE(wins, 8);
}

} // namespace
} // namespace damier::mansuba
