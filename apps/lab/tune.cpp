// damier-lab tune: better numbers for the search, found by many short matches.
#include "apps/damier/progress.hpp"
#include "apps/lab/match.hpp"
#include "apps/lab/settings.hpp"
#include "apps/lab/tuner.hpp"

#include "damier/base/output_file.hpp"

#include <fmt/core.h>

#include <filesystem>

namespace damier::lab {

namespace {

struct Tuning {
    std::string file, variant = "international", evaluation, with;
    std::vector<std::string> names;
    std::uint64_t nodes = 20'000, pairs = 8, seed = 1;
    int rounds = 500, threads = 1;
    double reach = 2;
};

Result<std::vector<Tuned>> numbers_of(Tuning const& settings, engine::Features const& start) {
    std::vector<Tuned> numbers;
    for (std::string const& name : settings.names) {
        Setting const* const setting = find_setting(name);
        if (!setting) return error("the search has no setting «{}»", name);
        if (setting->step == 0) return error("«{}» is on or off: let a match decide", name);
        numbers.push_back({name, setting->least, setting->most, setting->step,
                           static_cast<double>(setting->get(start))});
    }
    if (!numbers.empty()) return numbers;
    // Nobody named any: all of them.
    for (Setting const& setting : lab::settings())
        if (setting.step > 0)
            numbers.push_back({std::string(setting.name), setting.least, setting.most, setting.step,
                               static_cast<double>(setting.get(start))});
    return numbers;
}

Contender set_to(Contender contender, Tuner const& tuner, std::vector<int> const& values) {
    for (std::size_t i = 0; i < values.size(); ++i)
        find_setting(tuner.numbers()[i].name)->set(contender.options.features, values[i]);
    return contender;
}

void print_numbers(Tuner const& tuner) {
    std::string line;
    for (Tuned const& number : tuner.numbers())
        line += fmt::format("{}{}={:.0f}", line.empty() ? "" : ",", number.name, number.value);
    fmt::print("{:5} {}\n", tuner.round(), line);
    std::fflush(stdout);
}

Result<Done> tune(Tuning const& settings) {
    auto const ground = ground_of(settings.variant);
    if (!ground) return ground.error();
    auto const start = contender_of(**ground, settings.evaluation, settings.with, settings.nodes);
    if (!start) return start.error();
    auto numbers = numbers_of(settings, start->options.features);
    if (!numbers) return numbers.error();
    Tuner tuner(std::move(*numbers), settings.rounds, settings.reach, settings.seed);
    if (std::filesystem::exists(settings.file)) {
        auto const state = read_file(settings.file);
        if (!state) return state.error();
        if (auto const done = tuner.restore(*state); !done)
            return error("«{}»: {}", settings.file, in_english(done.error()));
    }
    program::Progress progress("rounds", settings.rounds - tuner.round());
    print_numbers(tuner);
    while (!tuner.is_over()) {
        auto const question = tuner.question();
        std::uint64_t const seed =
            settings.seed * 1'000'003u + static_cast<std::uint64_t>(tuner.round());
        auto const result = play_match(**ground, set_to(*start, tuner, question.first),
                                       set_to(*start, tuner, question.second), settings.pairs,
                                       settings.threads, seed);
        if (interrupted) return Done{}; // the round is played again
        tuner.answer(2 * result.mean() - 1);
        if (auto done = write_file(settings.file, tuner.state(), Replace::yes); !done) return done;
        progress.advance();
        if (tuner.round() % 25 == 0 || tuner.is_over()) print_numbers(tuner);
    }
    return Done{};
}

} // namespace

void add_tune(CLI::App& app, int& exit_code) {
    CLI::App& command = *app.add_subcommand(
        "tune", "Look for better numbers of the search by many short matches, several at once");
    auto const settings = std::make_shared<Tuning>();
    command.add_option("file", settings->file, "keeps what was found; it is gone on with")
        ->required();
    command.add_option("settings", settings->names, "what to tune; every number if none is named");
    command.add_option("--variant", settings->variant, "rules")->capture_default_str();
    command.add_option("--evaluation", settings->evaluation,
                       "learned patterns to play with; those of the program if not given");
    command.add_option("--with", settings->with,
                       "where to begin, such as futility_margin=80; the defaults if not given");
    command.add_option("--nodes", settings->nodes, "nodes a move")->capture_default_str();
    command.add_option("--rounds", settings->rounds, "matches in all")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command.add_option("--pairs", settings->pairs, "of each match")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command
        .add_option("--reach", settings->reach,
                    "steps that a number goes at most after the first match")
        ->check(CLI::Range(0.01, 100.0))
        ->capture_default_str();
    command.add_option("--threads", settings->threads, "pairs at the same time")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
    command.add_option("--seed", settings->seed, "decides everything random")
        ->capture_default_str();
    on_run(command, exit_code, [settings] { return tune(*settings); });
}

} // namespace damier::lab
