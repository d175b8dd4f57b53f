// damier-lab generation: play, learn, play a match against the last, keep or throw away; again and
// again. Everything lies in one folder, by the number of the generation: N.games, N.learned, and
// N.match, which says how it ended and is the last to be written. The same command goes on.
#include "apps/lab/learn.hpp"
#include "apps/lab/match.hpp"
#include "apps/lab/play.hpp"

#include "damier/base/output_file.hpp"

#include <fmt/core.h>

#include <filesystem>
#include <fstream>

namespace damier::lab {

namespace {

namespace fs = std::filesystem;

struct Settings {
    std::string folder, variant = "international", evaluation;
    std::uint64_t games = 100'000, nodes = 1000, pairs = 500, match_nodes = 5000, seed = 1;
    int generations = 4, threads = 1, remembered = 2;
    Learning learning;
};

std::string file_of(Settings const& settings, int number, std::string_view ending) {
    return (fs::path(settings.folder) / fmt::format("{}.{}", number, ending)).string();
}

// The first word of N.match; empty while the generation is not finished.
std::string outcome_of(Settings const& settings, int number) {
    std::ifstream in(file_of(settings, number, "match"));
    std::string word;
    in >> word;
    return word;
}

Result<Done> play(Settings const& settings, Ground const& ground, int number, Knowledge const& last,
                  Crew& crew) {
    Play play;
    play.file = file_of(settings, number, "games");
    play.origin.variant = settings.variant;
    play.origin.seed = settings.seed + static_cast<std::uint64_t>(number);
    play.origin.nodes = settings.nodes;
    play.origin.evaluation = last.checksum;
    play.origin.version = DAMIER_VERSION;
    play.weights = last.weights;
    play.games = settings.games;
    play.threads = settings.threads;
    return play_games(ground, play, crew);
}

// From its own games and those of the generations just before.
Result<Done> learn_from(Settings const& settings, Ground const& ground, int number) {
    Learning learning = settings.learning;
    learning.file = file_of(settings, number, "learned");
    for (int i = std::max(0, number + 1 - settings.remembered); i <= number; ++i)
        learning.games.push_back(file_of(settings, i, "games"));
    return learn(ground, learning);
}

Result<Done> compare(Settings const& settings, Ground const& ground, int number,
                     Knowledge const& last) {
    auto const fresh =
        contender_of(ground, file_of(settings, number, "learned"), "", settings.match_nodes);
    if (!fresh) return fresh.error();
    Contender old = *fresh;
    old.weights = last.weights;
    // The openings differ from those of the games: another seed, and sharp ones.
    bench::Pairs const result =
        play_match(ground, *fresh, old, settings.pairs, settings.threads,
                   settings.seed + 1'000'000 + static_cast<std::uint64_t>(number));
    if (interrupted) return Done{};
    std::string const outcome =
        fmt::format("{} {}", result.mean() > 0.5 ? "kept" : "dropped", in_words(result));
    fmt::print("generation {} {}\n", number, outcome);
    std::fflush(stdout);
    return write_file(file_of(settings, number, "match"), outcome + '\n', Replace::yes);
}

Result<Done> run(Settings const& settings) {
    auto const ground = ground_of(settings.variant);
    if (!ground) return ground.error();
    Crew crew;
    if (crew.others() > 0) return error("generations are run alone: under mpirun use play");
    std::error_code failed;
    fs::create_directories(settings.folder, failed);
    if (failed) return error("the folder «{}» cannot be made", settings.folder);
    std::string last = settings.evaluation;
    for (int number = 0; number < settings.generations && !interrupted; ++number) {
        if (outcome_of(settings, number).empty()) {
            auto const knowledge = knowledge_of(last, **ground);
            if (!knowledge) return knowledge.error();
            fmt::print("generation {} plays {} games\n", number, settings.games);
            std::fflush(stdout);
            Result<Done> done = play(settings, **ground, number, *knowledge, crew);
            if (done && !interrupted && !fs::exists(file_of(settings, number, "learned")))
                done = learn_from(settings, **ground, number);
            if (done && !interrupted) done = compare(settings, **ground, number, *knowledge);
            if (!done || interrupted) return done;
        }
        if (outcome_of(settings, number) == "kept") last = file_of(settings, number, "learned");
    }
    fmt::print("the best is {}\n", last.empty() ? "what the program has" : last);
    return Done{};
}

} // namespace

void add_generation(CLI::App& app, int& exit_code) {
    CLI::App& command = *app.add_subcommand(
        "generation",
        "Play, learn and compare, again and again; can be left alone and gone on with");
    auto const settings = std::make_shared<Settings>();
    command.add_option("folder", settings->folder, "for everything that is made")->required();
    command.add_option("--variant", settings->variant, "rules")->capture_default_str();
    command.add_option("--evaluation", settings->evaluation,
                       "learned patterns to begin with; those of the program if not given");
    command.add_option("--generations", settings->generations, "how many in all")
        ->capture_default_str();
    command.add_option("--games", settings->games, "of each generation")->capture_default_str();
    command.add_option("--nodes", settings->nodes, "nodes a move")->capture_default_str();
    command
        .add_option("--remembered", settings->remembered,
                    "generations whose games are learned from, the newest included")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    command.add_option("--pairs", settings->pairs, "of the match")->capture_default_str();
    command.add_option("--match-nodes", settings->match_nodes, "nodes a move of the match")
        ->capture_default_str();
    command.add_option("--threads", settings->threads, "games at the same time")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
    command.add_option("--seed", settings->seed, "decides everything random")
        ->capture_default_str();
    add_learning_options(command, settings->learning);
    on_run(command, exit_code, [settings] { return run(*settings); });
}

} // namespace damier::lab
