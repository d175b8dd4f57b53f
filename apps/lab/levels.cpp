// damier-lab levels: how far apart the levels of a law are. Each plays pairs of games from sharp
// openings against the one below it, the lowest against a player that looks two plies ahead, and
// every move is looked at: does it lose a man at once?
#include "apps/damier/progress.hpp"
#include "apps/lab/command.hpp"
#include "apps/lab/match.hpp"

#include "damier/base/strength.hpp"

#include <fmt/core.h>

namespace damier::lab {

namespace {

struct Ladder {
    std::string variant = "international";
    std::uint64_t pairs = 100, seed = 1, top_nodes = 1'500'000;
    int least = lowest_level, most = highest_level;
};

Contender of_level(Ground const& ground, int level, Ladder const& settings) {
    Contender player;
    player.weights = engine::default_weights(*ground.rules().law());
    player.options.table_megabytes = 16;
    player.options.strength = level;
    player.options.seed = settings.seed + static_cast<std::uint64_t>(level);
    if (level == highest_level) player.limits.nodes = settings.top_nodes;
    return player;
}

// The one that a level is measured against.
Contender below(Ground const& ground, int level, Ladder const& settings) {
    if (level > lowest_level) return of_level(ground, level - 1, settings);
    Contender two_plies = of_level(ground, highest_level, settings);
    two_plies.limits = {};
    two_plies.limits.depth = 2;
    return two_plies;
}

void measure(Ground const& ground, int level, Ladder const& settings) {
    auto const duel = ground.duel(of_level(ground, level, settings), below(ground, level, settings),
                                  settings.seed);
    program::Progress progress("pairs", static_cast<long>(settings.pairs));
    bench::Pairs pairs;
    Care care;
    for (std::uint64_t number = 0; number < settings.pairs && !interrupted; ++number) {
        duel->play(number, pairs, &care);
        progress.advance();
    }
    if (interrupted) return;
    double const careless = static_cast<double>(care.careless)
                            / static_cast<double>(std::max<std::uint64_t>(1, care.moves));
    fmt::print("level {:2} against {:9}  {}  loses a man at once: {:.2f} % of {} moves\n", level,
               level > lowest_level ? fmt::format("level {}", level - 1) : "two plies",
               in_words(pairs), 100 * careless, care.moves);
    std::fflush(stdout);
}

} // namespace

void add_levels(CLI::App& app, int& exit_code) {
    CLI::App& command =
        *app.add_subcommand("levels", "Let each level play against the one below it");
    auto const settings = std::make_shared<Ladder>();
    command.add_option("--variant", settings->variant, "rules")->capture_default_str();
    command.add_option("--pairs", settings->pairs, "of each level")->capture_default_str();
    command.add_option("--least", settings->least, "the lowest level to be measured")
        ->check(CLI::Range(lowest_level, highest_level))
        ->capture_default_str();
    command.add_option("--most", settings->most, "the highest")
        ->check(CLI::Range(lowest_level, highest_level))
        ->capture_default_str();
    command.add_option("--top-nodes", settings->top_nodes, "nodes a move of the highest level")
        ->capture_default_str();
    command.add_option("--seed", settings->seed, "decides everything random")
        ->capture_default_str();
    on_run(command, exit_code, [settings]() -> Result<Done> {
        auto const ground = ground_of(settings->variant);
        if (!ground) return ground.error();
        for (int level = settings->least; level <= settings->most && !interrupted; ++level)
            measure(**ground, level, *settings);
        return Done{};
    });
}

} // namespace damier::lab
