// Matches between the Mansuba players and the speed of the search.
// mansuba_bench GAME BOT BOT [games] [nodes] [key=value ...] | mansuba_bench speed [GAME]
#include "damier/mansuba/games.hpp"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

using namespace damier;

namespace {

game::Game const* find(std::string const& key) {
    for (game::Game const* game : mansuba::games())
        if (game->key() == key) return game;
    return nullptr;
}

struct Tally {
    int wins = 0, losses = 0, none = 0, first_wins = 0, decided = 0;
    long turns = 0;
};

// One game; `a` sits in seat `seat`. Adds to the tally from a's point of view.
bool play(game::Game const& game, std::string const& a, std::string const& b, int seat,
          std::uint64_t seed, game::Options const& options, Limits const& limits, Tally& tally) {
    Result<game::StatePtr> state = game.start(options, seed);
    if (!state) {
        std::fprintf(stderr, "%s\n", in_english(state.error()).c_str());
        return false;
    }
    Result<game::BotPtr> bots[2] = {game.make_bot(seat == 0 ? a : b, 2 * seed + 1),
                                    game.make_bot(seat == 0 ? b : a, 2 * seed + 2)};
    for (auto const& bot : bots)
        if (!bot) {
            std::fprintf(stderr, "%s\n", in_english(bot.error()).c_str());
            return false;
        }
    game::StatePtr now = *state;
    int const first = now->to_play();
    while (!game::is_over(now->outcome())) {
        now = now->after((*bots[now->to_play()])->choose(*now, limits, {}, {}));
        ++tally.turns;
    }
    game::Outcome const outcome = now->outcome();
    if (auto const* won = std::get_if<game::Won>(&outcome)) {
        ++(won->seats.front() == seat ? tally.wins : tally.losses);
        ++tally.decided;
        tally.first_wins += won->seats.front() == first;
    } else {
        ++tally.none;
    }
    return true;
}

int match(int argc, char** argv) {
    game::Game const* game = find(argv[1]);
    if (game == nullptr) return 2;
    int const games = argc > 4 ? std::atoi(argv[4]) : 200;
    Limits limits;
    limits.nodes = argc > 5 ? std::strtoull(argv[5], nullptr, 10) : 20000;
    game::Options options;
    for (int i = 6; i < argc; ++i) {
        std::string const text = argv[i];
        std::size_t const equals = text.find('=');
        if (equals == std::string::npos) return 2;
        options[text.substr(0, equals)] = text.substr(equals + 1);
    }
    Tally tally;
    auto const start = std::chrono::steady_clock::now();
    for (int i = 0; i < games; ++i)
        if (!play(*game, argv[2], argv[3], i % 2, static_cast<std::uint64_t>(i / 2) + 1, options,
                  limits, tally))
            return 2;
    double const seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    std::printf("%s: %s v %s, %d games, %llu nodes a move: won %d, lost %d, none %d (%.1f %% won); "
                "first player won %d of %d; %.1f turns a game, %.2f ms a turn\n",
                argv[1], argv[2], argv[3], games, static_cast<unsigned long long>(*limits.nodes),
                tally.wins, tally.losses, tally.none, 100.0 * tally.wins / games, tally.first_wins,
                tally.decided, static_cast<double>(tally.turns) / games,
                1000 * seconds / static_cast<double>(tally.turns));
    return 0;
}

int speed(std::string const& only) {
    for (game::Game const* game : mansuba::games()) {
        if (!only.empty() && game->key() != only) continue;
        Result<game::StatePtr> const state = game->start({}, 1);
        Result<game::BotPtr> const bot = game->make_bot("strong", 1);
        Limits limits;
        limits.nodes = 1'000'000;
        game::Thought last;
        std::clock_t const start = std::clock(); // of the processor: others may be at work, too
        // Several positions of a game: a single one may be won or lost after few nodes.
        std::uint64_t nodes = 0;
        game::StatePtr now = *state;
        for (int i = 0; i < 4 && !game::is_over(now->outcome()); ++i) {
            std::size_t const chosen =
                (*bot)->choose(*now, limits, {}, [&](game::Thought const& t) { last = t; });
            nodes += last.nodes;
            std::printf("  depth %d, score %.2f, %llu nodes, %lld ms\n", last.depth, last.score,
                        static_cast<unsigned long long>(last.nodes),
                        static_cast<long long>(last.time.count()));
            now = now->after(chosen);
        }
        double const seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        std::printf("%s: %.2f million nodes a second of one processor\n",
                    std::string(game->key()).c_str(), static_cast<double>(nodes) / seconds / 1e6);
    }
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    if (argc >= 2 && std::string(argv[1]) == "speed") return speed(argc > 2 ? argv[2] : "");
    if (argc >= 4) return match(argc, argv);
    std::fprintf(stderr, "mansuba_bench GAME BOT BOT [games] [nodes] [key=value ...]\n"
                         "mansuba_bench speed [GAME]\n");
    return 2;
}
