// damier perft: counts of the game tree, and how fast they come.
#include "apps/damier/position_options.hpp"
#include "apps/text/print.hpp"

#include <fmt/core.h>

#include <chrono>

namespace damier::program {

namespace {

using Clock = std::chrono::steady_clock;

struct PerftOptions {
    std::shared_ptr<PositionOptions> position;
    variants::PerftTask task;
    bool divides = false;
};

void print_speed(std::uint64_t leaves, Clock::duration time) {
    double const seconds = std::chrono::duration<double>(time).count();
    double const speed = static_cast<double>(leaves) / 1e6 / std::max(seconds, 1e-9);
    fmt::print(stderr, "{}\n",
               text::tr(Message(msg("{} s, {} million leaves per second"),
                                fmt::format("{:.3f}", seconds), fmt::format("{:.1f}", speed))));
}

Result<std::uint64_t> print_divide(variants::Variant const& variant, std::string const& fen,
                                   variants::PerftTask const& task) {
    auto const rows = variant.divide(fen, task);
    if (!rows) return rows.error();
    std::uint64_t total = 0;
    for (auto const& [move, leaves] : *rows) {
        text::print("{}: {}\n", move, leaves);
        total += leaves;
    }
    text::print("perft({}) = {}\n", task.depth, total);
    return total;
}

Result<std::uint64_t> print_perft(variants::Variant const& variant, std::string const& fen,
                                  variants::PerftTask task) {
    std::uint64_t total = 0;
    int const last = task.depth;
    for (task.depth = 1; task.depth <= last; ++task.depth) {
        Result<std::uint64_t> const leaves = variant.perft(fen, task);
        if (!leaves) return leaves.error();
        text::print("perft({}) = {}\n", task.depth, *leaves);
        std::fflush(stdout);
        total += *leaves;
    }
    return total;
}

// Of a game that is no rule set of draughts, state by state.
std::uint64_t leaves_below(game::State const& state, int depth) {
    if (depth == 1) return state.actions().size();
    std::uint64_t total = 0;
    for (std::size_t i = 0; i < state.actions().size(); ++i)
        total += leaves_below(*state.after(i), depth - 1);
    return total;
}

Result<std::uint64_t> print_other_perft(PerftOptions const& options) {
    auto const found = options.position->find_other();
    if (!found) return found.error();
    game::State const& state = *found->state;
    std::uint64_t total = 0;
    if (!options.divides) {
        for (int depth = 1; depth <= options.task.depth; ++depth) {
            std::uint64_t const leaves = leaves_below(state, depth);
            text::print("perft({}) = {}\n", depth, leaves);
            std::fflush(stdout);
            total += leaves;
        }
        return total;
    }
    for (std::size_t i = 0; i < state.actions().size(); ++i) {
        std::uint64_t const leaves =
            options.task.depth == 1 ? 1 : leaves_below(*state.after(i), options.task.depth - 1);
        text::print("{}: {}\n", state.actions()[i].text, leaves);
        total += leaves;
    }
    text::print("perft({}) = {}\n", options.task.depth, total);
    return total;
}

Result<std::uint64_t> print_draughts_perft(PerftOptions const& options) {
    auto const variant = options.position->find();
    if (!variant) return variant.error();
    std::string const fen = options.position->fen_of(**variant);
    return options.divides ? print_divide(**variant, fen, options.task)
                           : print_perft(**variant, fen, options.task);
}

int run_perft(PerftOptions const& options) {
    auto const start = Clock::now();
    auto const leaves = options.position->is_other_game() ? print_other_perft(options)
                                                          : print_draughts_perft(options);
    if (!leaves) {
        complain(leaves.error());
        return bad_input;
    }
    print_speed(*leaves, Clock::now() - start);
    return success;
}

} // namespace

void add_perft(CLI::App& app, int& exit_code) {
    CLI::App& command = *app.add_subcommand("perft", "Count the leaves of the game tree");
    auto const options = std::make_shared<PerftOptions>();
    options->position = add_position_options(command);
    command.add_option("--depth", options->task.depth, "how many plies")
        ->required()
        ->check(in_range(1, 40));
    command.add_flag("--divide", options->divides, "split the last count by first move");
    command.add_flag("--plain", options->task.is_plain,
                     "make every leaf instead of counting at the last ply");
    command.add_option("--threads", options->task.threads, "how many threads")
        ->check(in_range(1, 256));
    on_run(command, exit_code, [options] { return run_perft(*options); });
}

} // namespace damier::program
