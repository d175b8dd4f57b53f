#include "apps/lab/match.hpp"

#include "apps/damier/progress.hpp"
#include "apps/lab/settings.hpp"

#include <fmt/core.h>

#include <mutex>
#include <thread>

namespace damier::lab {

std::string in_words(bench::Pairs const& pairs) {
    double const mean = pairs.mean(), error = 1.96 * pairs.error();
    return fmt::format("+{} ={} -{}  {:.1f} % ± {:.1f}  {:+.0f} Elo [{:+.0f}, {:+.0f}]", pairs.wins,
                       pairs.draws, pairs.losses, 100 * mean, 100 * error, bench::Pairs::elo(mean),
                       bench::Pairs::elo(mean - error), bench::Pairs::elo(mean + error));
}

Result<Contender> contender_of(Ground const& ground, std::string const& evaluation,
                               std::string const& settings, std::uint64_t nodes) {
    auto const knowledge = knowledge_of(evaluation, ground);
    if (!knowledge) return knowledge.error();
    auto const features = features_from(settings);
    if (!features) return features.error();
    Contender contender{knowledge->weights, {}, {}};
    contender.limits.nodes = nodes;
    contender.options.table_megabytes = 4;
    contender.options.features = *features;
    return contender;
}

bench::Pairs play_match(Ground const& ground, Contender const& first, Contender const& second,
                        std::uint64_t pairs, int threads, std::uint64_t seed,
                        std::function<void()> const& on_pair) {
    bench::Pairs sum;
    std::uint64_t next = 0;
    std::mutex mutex;
    auto const play = [&] {
        auto const duel = ground.duel(first, second, seed);
        while (true) {
            std::uint64_t number;
            {
                std::lock_guard const lock(mutex);
                if (next >= pairs || interrupted) return;
                number = next++;
            }
            bench::Pairs one;
            duel->play(number, one);
            std::lock_guard const lock(mutex);
            sum.add(one.wins, one.losses);
            if (on_pair) on_pair();
        }
    };
    {
        std::vector<std::jthread> threads_at_work;
        for (int i = 0; i < threads; ++i) threads_at_work.emplace_back(play);
    }
    return sum;
}

void add_match(CLI::App& app, int& exit_code) {
    CLI::App& command = *app.add_subcommand(
        "match", "Let two evaluations or settings play pairs of games from sharp openings");
    struct Options {
        std::string first, second, first_with, second_with, variant = "international";
        std::uint64_t nodes = 5000, pairs = 500, seed = 1;
        int threads = 1;
    };
    auto const options = std::make_shared<Options>();
    command
        .add_option("first", options->first,
                    "learned patterns, «-» for those of the program, or «terms» for none")
        ->required();
    command.add_option("second", options->second, "the same for the other")->required();
    command.add_option("--first-with", options->first_with,
                       "settings of the search of the first, such as killers=0");
    command.add_option("--second-with", options->second_with, "the same for the other");
    command.add_option("--variant", options->variant, "rules")->capture_default_str();
    command.add_option("--nodes", options->nodes, "nodes a move")->capture_default_str();
    command.add_option("--pairs", options->pairs, "how many")->capture_default_str();
    command.add_option("--threads", options->threads, "pairs at the same time")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
    command.add_option("--seed", options->seed, "of the openings")->capture_default_str();
    on_run(command, exit_code, [options]() -> Result<Done> {
        auto const ground = ground_of(options->variant);
        if (!ground) return ground.error();
        auto const first =
            contender_of(**ground, options->first, options->first_with, options->nodes);
        if (!first) return first.error();
        auto const second =
            contender_of(**ground, options->second, options->second_with, options->nodes);
        if (!second) return second.error();
        program::Progress progress("pairs", static_cast<long>(options->pairs));
        bench::Pairs const result =
            play_match(**ground, *first, *second, options->pairs, options->threads, options->seed,
                       [&] { progress.advance(); });
        if (result.games() > 0) fmt::print("{}\n", in_words(result));
        return Done{};
    });
}

} // namespace damier::lab
