// damier-lab tables: tables of endings made by several machines. Each process does its share of the
// work and hears what the others have found; the first one writes the files, the same as
// `damier tables build` makes.
#include "apps/damier/progress.hpp"
#include "apps/lab/command.hpp"
#include "apps/lab/crew.hpp"
#include "damier/endgame/scope.hpp"
#include "damier/variants/variants.hpp"

#include <fmt/core.h>

#include <mutex>

namespace damier::lab {

namespace {

struct Tables {
    std::string variant = "international";
    int pieces = 0; // the usual number of the rule set
    int threads = 1;
    std::size_t megabytes = 2048;
};

Result<bool> build(endgame::Workshop const& tables, Tables const& wanted, Crew& crew) {
    auto const slices = endgame::slices_up_to(wanted.pieces);
    std::uint64_t indices = 0;
    for (endgame::Slice const& slice : slices)
        for (endgame::Slice const& one : {slice, slice.turned()})
            if (tables.mechanics().covers(one) && !tables.shelf().find(one))
                indices += tables.index(one).size();
    std::optional<program::Progress> progress;
    if (crew.is_leader()) progress.emplace("tables", static_cast<long>(indices));
    std::stop_source stop;
    program::StopOnInterrupt const watch(stop);
    std::mutex mutex;
    endgame::BuildTask task;
    task.threads = wanted.threads;
    task.memory = wanted.megabytes << 20;
    task.writes_files = crew.is_leader();
    task.stop = stop.get_token();
    task.progress = [&](endgame::Slice const&, std::uint64_t positions) {
        std::lock_guard const lock(mutex);
        if (progress) progress->advance(static_cast<long>(positions));
    };
    task.together = {crew.rank(), crew.others() + 1,
                     [&](std::string const& message) { return crew.exchange(message); }};
    return tables.build(slices, task);
}

Result<Done> build_with(Tables wanted, Crew& crew) {
    auto const variant = variants::find(wanted.variant, std::nullopt);
    if (!variant) return variant.error();
    endgame::Workshop const& own = (*variant)->tables();
    if (wanted.pieces == 0) wanted.pieces = endgame::usual_pieces_of(own.mechanics());
    if (int const most = endgame::most_pieces_of(own.mechanics()); wanted.pieces > most)
        return error("tables of «{}» have at most {} pieces", wanted.variant, most);
    if (crew.is_leader() && own.shelf().folder().empty())
        return error("neither XDG_DATA_HOME nor HOME names a folder for the tables");
    // The others keep what they hear in memory.
    endgame::Workshop const guest(own.mechanics(), own.ends(), {});
    Result<bool> const built = build(crew.is_leader() ? own : guest, wanted, crew);
    if (!built) return built.error();
    return Done{};
}

} // namespace

void add_tables(CLI::App& app, int& exit_code) {
    CLI::App& command = *app.add_subcommand(
        "tables", "Build tables of endings, with all processes that mpirun has started");
    auto const options = std::make_shared<Tables>();
    command.add_option("--variant", options->variant, "rules")->capture_default_str();
    command.add_option("--pieces", options->pieces, "up to how many, both sides together")
        ->check(CLI::Range(2, endgame::most_pieces));
    command.add_option("--threads", options->threads, "how many in each process")
        ->check(CLI::Range(1, 256))
        ->capture_default_str();
    command.add_option("--memory", options->megabytes, "megabytes for each process at most")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    on_run(command, exit_code, [options]() -> Result<Done> {
        Crew crew;
        Result<Done> const done = build_with(*options, crew);
        if (!done && crew.others() > 0) {
            // The others would wait for what this one was to tell.
            fmt::print(stderr, "damier-lab: {}\n", in_english(done.error()));
            crew.give_up(2);
        }
        return done;
    });
}

} // namespace damier::lab
