// damier bench: how many nodes the engine needs for a fixed depth, one number for each rule set. A
// change that is not meant to change the play keeps them all.
#include "apps/damier/command.hpp"
#include "apps/text/print.hpp"
#include "apps/text/translate.hpp"
#include "damier/variants/variants.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>

namespace damier::program {

namespace {

using Clock = std::chrono::steady_clock;

// Some ten thousand nodes for each: enough to meet every part of the search, and soon done.
int bench_depth(variants::Variant const& variant) {
    draughts::Law const& law = *variant.rules().law();
    if (law.obligation() == draughts::Obligation::optional) return 8;
    return law.geometry().grid == board::Grid::full ? 8 : 11;
}

std::uint64_t nodes_of(variants::Variant const& variant) {
    game::EngineSettings settings;
    settings.table_megabytes = 4;
    auto const analyst = variant.make_analyst(settings);
    auto const start = variant.start({}, 1);
    game::AnalysisTask task;
    task.limits.depth = bench_depth(variant);
    auto const lines = analyst->analyse(**start, task, {}, {});
    return lines.empty() ? 0 : lines.front().nodes;
}

int run_bench(std::string const& key) {
    if (!key.empty())
        if (auto const found = variants::find(key); !found) {
            complain(found.error());
            return bad_input;
        }
    std::uint64_t total = 0;
    auto const start = Clock::now();
    for (auto const& variant : variants::all()) {
        if (!key.empty() && variant->key() != key) continue;
        std::uint64_t const nodes = nodes_of(*variant);
        text::print("{} {}\n", variant->key(), nodes);
        std::fflush(stdout);
        total += nodes;
    }
    double const seconds = std::chrono::duration<double>(Clock::now() - start).count();
    fmt::print(
        stderr, "{}\n",
        text::tr(Message(
            msg("{} s, {} million nodes per second"), fmt::format("{:.3f}", seconds),
            fmt::format("{:.1f}", static_cast<double>(total) / 1e6 / std::max(seconds, 1e-9)))));
    return success;
}

} // namespace

void add_bench(CLI::App& app, int& exit_code) {
    CLI::App& command =
        *app.add_subcommand("bench", "Run the engine's fixed benchmark and print its signature");
    auto const key = std::make_shared<std::string>();
    command.add_option("--variant", *key, "one rule set only");
    on_run(command, exit_code, [key] { return run_bench(*key); });
}

} // namespace damier::program
