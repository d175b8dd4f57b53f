// damier-lab chances: the curves from a score to the chances of win, draw and loss (Chances in a
// law's Tuning), fitted to games of the engine with itself, and how well they foretell.
#include "apps/lab/command.hpp"
#include "apps/lab/curves.hpp"

#include <fmt/core.h>

namespace damier::lab {

namespace {

constexpr std::size_t every = 3; // quiet position is looked at: neighbours tell the same

Result<Done> read_outcomes(std::string const& path, std::string const& variant,
                           Ground const& ground, Outcomes& outcomes) {
    std::optional<Error> failure;
    auto const origin = read_games(path, [&](GameRecord const& game) {
        auto const examples = ground.examples(game);
        if (!examples) {
            failure = examples.error();
            return false;
        }
        for (std::size_t i = 0; i < examples->size(); i += every)
            outcomes.add((*examples)[i].score, (*examples)[i].result);
        return !interrupted;
    });
    if (!origin) return origin.error();
    if (origin->variant != variant)
        return error("«{}» has games of {}, not of {}", path, origin->variant, variant);
    if (failure) return *failure;
    return Done{};
}

void print(char const* name, engine::Chances const& chances, Outcomes const& outcomes) {
    fmt::print("\n{}: half_way {} slope {}, error {:.4f}\n", name, chances.half_way, chances.slope,
               outcomes.error(chances));
    fmt::print("lead in men    positions   won: foretold happened   drawn: foretold happened\n");
    for (Outcomes::Row const& row : outcomes.table(chances))
        fmt::print("{:4.1f} to {:4.1f} {:12.0f} {:15.1f} % {:6.1f} % {:16.1f} % {:6.1f} %\n",
                   row.least / 100.0, row.most / 100.0, row.positions, 100 * row.foretold.win,
                   100 * row.happened.win, 100 * row.foretold.draw, 100 * row.happened.draw);
}

Result<Done> chances(std::vector<std::string> const& files, std::string const& variant) {
    auto const ground = ground_of(variant);
    if (!ground) return ground.error();
    Outcomes outcomes;
    for (std::string const& file : files)
        if (auto const done = read_outcomes(file, variant, **ground, outcomes); !done)
            return done.error();
    if (interrupted) return Done{};
    if (outcomes.empty()) return error("no position with a score in these games");
    print("the program's", (*ground)->rules().law()->tuning()->chances(), outcomes);
    print("fitted", outcomes.fit(), outcomes);
    return Done{};
}

} // namespace

void add_chances(CLI::App& app, int& exit_code) {
    CLI::App& command =
        *app.add_subcommand("chances", "Fit the chances of win, draw and loss to games");
    struct Options {
        std::vector<std::string> files;
        std::string variant = "international";
    };
    auto const options = std::make_shared<Options>();
    command.add_option("files", options->files, "files of games")->required();
    command.add_option("--variant", options->variant, "rules")->capture_default_str();
    on_run(command, exit_code, [options] { return chances(options->files, options->variant); });
}

} // namespace damier::lab
