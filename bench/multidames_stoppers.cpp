// multidames_stoppers GAMES NODES SEED: the strong player of MultiDames among players who stop
// early, greedy ones and random ones, with 3 and 4 seats, changing seats from game to game on
// boards from SEED on.
#include "damier/multidames/game.hpp"
#include "damier/multidames/state.hpp"
#include "damier/multidames/turns.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

using namespace damier;
using multidames::MultidamesState;
using multidames::Position;
using multidames::Step;
using multidames::Turn;

constexpr int full_worth = 34 + 20 * 5 + 10 * 8;

int lead(Position const& position, int seat) {
    int best_other = -full_worth;
    for (int other = 0; other < position.seats(); ++other)
        if (other != seat) best_other = std::max(best_other, position.final_score(other));
    return position.final_score(seat) - best_other;
}

// Played out greedily, nobody stopping any more.
Position finished(Position position) {
    static multidames::TurnFinder finder;
    std::vector<Turn> turns;
    while (!position.is_over()) {
        finder.find(position, board_key(position.grid, position.size()), 100, turns);
        Position const after = std::ranges::max_element(turns, {}, &Turn::gain)->after;
        position = after;
    }
    return position;
}

bool is_better_off(Position const& position) {
    Position stopped = position;
    stopped.play({Step::Kind::stop, {}});
    return lead(finished(stopped), position.current())
           > lead(finished(position), position.current());
}

// Who stops when; otherwise all of these play greedily.
bool wants_to_stop(std::string const& kind, Position const& position) {
    int const worth = position.worth();
    if (kind == "half") return worth < full_worth / 2;
    if (kind == "third") return worth < full_worth / 3;
    if (kind == "leader") return worth < full_worth / 2 && lead(position, position.current()) > 0;
    if (kind == "seer") return is_better_off(position);
    if (kind == "late") return worth < full_worth / 3 && is_better_off(position);
    return false;
}

std::size_t choose(std::string const& kind, game::Bot& bot, game::State const& state,
                   Limits const& limits) {
    auto const& mine = dynamic_cast<MultidamesState const&>(state);
    for (std::size_t i = 0; i < state.actions().size(); ++i)
        if (mine.step(i).kind == Step::Kind::stop && wants_to_stop(kind, mine.position())) return i;
    return bot.choose(state, kind == "strong" ? limits : Limits{}, {}, {});
}

struct Tally {
    double share = 0, lead = 0;
};

void play(std::vector<std::string> const& others, int number, std::uint64_t seed,
          Limits const& limits, Tally& tally) {
    auto const& game = multidames::multidames_game();
    int const seats = static_cast<int>(others.size()) + 1, seat = number % seats;
    std::vector<std::string> kinds = others;
    kinds.insert(kinds.begin() + seat, "strong");
    std::vector<game::BotPtr> bots;
    for (std::string const& kind : kinds) {
        bool const is_known = kind == "strong" || kind == "random";
        bots.push_back(*game.make_bot(is_known ? kind : "greedy", seed * 7 + bots.size()));
    }
    game::StatePtr state =
        *game.start({{"seats", std::to_string(seats)}}, seed / static_cast<std::uint64_t>(seats));
    while (!state->actions().empty()) {
        auto const now = static_cast<std::size_t>(state->to_play());
        state = state->after(choose(kinds[now], *bots[now], *state, limits));
    }
    auto const won = std::get<game::Won>(state->outcome());
    if (std::ranges::count(won.seats, seat) > 0)
        tally.share += 1.0 / static_cast<double>(won.seats.size());
    std::vector<int> scores = state->scores();
    int const own = scores[static_cast<std::size_t>(seat)];
    scores.erase(scores.begin() + seat);
    tally.lead += own - std::ranges::max(scores);
}

} // namespace

int main(int count, char** words) {
    int const games = count > 1 ? std::atoi(words[1]) : 24;
    Limits limits;
    limits.nodes = count > 2 ? std::strtoull(words[2], nullptr, 10) : 5'000;
    std::uint64_t const seed = count > 3 ? std::strtoull(words[3], nullptr, 10) : 1;
    for (std::size_t const others : {std::size_t{2}, std::size_t{3}})
        for (char const* const kind :
             {"greedy", "random", "half", "third", "leader", "seer", "late"}) {
            Tally tally;
            std::vector<std::string> const kinds(others, kind);
            for (int number = 0; number < games; ++number)
                play(kinds, number, seed + static_cast<std::uint64_t>(number), limits, tally);
            std::printf("%zu seats, the others %s: %.1f %% won (fair: %.1f), lead %.1f\n",
                        others + 1, kind, 100 * tally.share / games,
                        100.0 / static_cast<double>(others + 1), tally.lead / games);
            std::fflush(stdout);
        }
    return 0;
}
