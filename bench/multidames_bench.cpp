// multidames_bench GAMES NODES [SIZE]: the strong player of MultiDames against greedy ones with 2,
// 3 and 4 seats, changing seats from game to game, and how many nodes a second it looks at.
#include "damier/multidames/game.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

namespace {

using namespace damier;

struct Tally {
    double wins = 0; // a shared first place counts its share
    int alone = 0;   // first places not shared
    double margin = 0;
    std::uint64_t nodes = 0, steps = 0;
    double seconds = 0;
};

std::size_t choose_timed(game::Bot& bot, game::State const& state, Limits const& limits,
                         Tally& tally) {
    std::uint64_t nodes = 0;
    std::clock_t const begin = std::clock(); // processor time: other programs do not count
    std::size_t const action =
        bot.choose(state, limits, {}, [&](game::Thought const& thought) { nodes = thought.nodes; });
    tally.seconds += static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    tally.nodes += nodes;
    ++tally.steps;
    return action;
}

void play(game::Game const& game, int seats, std::string const& size, int number,
          Limits const& limits, Tally& tally) {
    auto const seed = static_cast<std::uint64_t>(number);
    int const strong_seat = number % seats;
    // The same board for each seat of the strong player.
    game::StatePtr state =
        *game.start({{"seats", std::to_string(seats)}, {"size", size}}, seed / seats);
    game::BotPtr const strong = *game.make_bot("strong", seed);
    game::BotPtr const greedy = *game.make_bot("greedy", seed);
    while (!state->actions().empty()) {
        bool const is_strong = state->to_play() == strong_seat;
        state = state->after(is_strong ? choose_timed(*strong, *state, limits, tally)
                                       : greedy->choose(*state, {}, {}, {}));
    }
    auto const won = std::get<game::Won>(state->outcome());
    bool const is_winner = std::ranges::count(won.seats, strong_seat) > 0;
    tally.wins += is_winner ? 1.0 / static_cast<double>(won.seats.size()) : 0.0;
    tally.alone += is_winner && won.seats.size() == 1 ? 1 : 0;

    std::vector<int> scores = state->scores();
    int const mine = scores[static_cast<std::size_t>(strong_seat)];
    scores.erase(scores.begin() + strong_seat);
    tally.margin += mine - std::ranges::max(scores);
}

} // namespace

int main(int count, char** words) {
    int const games = count > 1 ? std::atoi(words[1]) : 24;
    Limits limits;
    limits.nodes = count > 2 ? std::strtoull(words[2], nullptr, 10) : 20'000;
    std::string const size = count > 3 ? words[3] : "8";
    for (int seats = 2; seats <= 4; ++seats) {
        Tally tally;
        for (int number = 0; number < games; ++number)
            play(multidames::multidames_game(), seats, size, number, limits, tally);
        std::printf("%d seats, %d games: %.1f %% won alone, %.1f %% with shares, lead %.1f; "
                    "%.2f ms a step, %.1f million nodes a second\n",
                    seats, games, 100.0 * tally.alone / games, 100.0 * tally.wins / games,
                    tally.margin / games, 1000 * tally.seconds / static_cast<double>(tally.steps),
                    static_cast<double>(tally.nodes) / tally.seconds / 1e6);
        std::fflush(stdout);
    }
    return 0;
}
