// damier-lab stats: what is in a file of games.
#include "apps/lab/command.hpp"

#include <fmt/core.h>

namespace damier::lab {

namespace {

struct Tally {
    std::array<std::uint64_t, 3> results{};
    std::array<std::uint64_t, end_count> ends{};
    std::uint64_t games = 0, plies = 0, opening = 0, scored = 0, quiet = 0;
};

Result<Done> tell(std::string const& path) {
    Tally tally;
    std::optional<Error> failure;
    Ground const* ground = nullptr;
    std::vector<GameRecord> sample; // to count their quiet positions
    Result<Origin> const origin = read_games(path, [&](GameRecord const& game) {
        ++tally.games;
        ++tally.results[game.result];
        ++tally.ends[static_cast<std::size_t>(game.end)];
        tally.plies += game.plies.size();
        tally.opening += game.opening;
        for (Ply const& ply : game.plies) tally.scored += ply.score.has_value();
        if (tally.games % 100 == 1) sample.push_back(game);
        return true;
    });
    if (!origin) return origin.error();
    auto const found = ground_of(origin->variant);
    if (!found) return found.error();
    ground = *found;
    for (GameRecord const& game : sample) {
        auto const examples = ground->examples(game);
        if (!examples) return examples.error();
        tally.quiet += examples->size();
    }
    auto const share = [&](std::uint64_t number) {
        return 100.0 * static_cast<double>(number)
               / static_cast<double>(std::max<std::uint64_t>(1, tally.games));
    };
    fmt::print("variant     {}\nseed        {}\nnodes       {}\nopening     {} to {} random plies\n"
               "evaluation  {:016x}\nversion     {}\n",
               origin->variant, origin->seed, origin->nodes, origin->least_opening,
               origin->most_opening, origin->evaluation, origin->version);
    fmt::print("games       {}\nWhite won   {:.1f} %\ndrawn       {:.1f} %\nBlack won   {:.1f} %\n",
               tally.games, share(tally.results[2]), share(tally.results[1]),
               share(tally.results[0]));
    constexpr std::array<char const*, end_count> names{"forced win seen",   "given up",
                                                       "no move left",      "drawn by the law",
                                                       "drawn, kings only", "too long"};
    for (std::size_t i = 0; i < end_count; ++i)
        fmt::print("  {:17} {:5.1f} %\n", names[i], share(tally.ends[i]));
    double const games = static_cast<double>(std::max<std::uint64_t>(1, tally.games));
    fmt::print("plies       {:.1f} a game, {:.1f} of them random, {:.1f} searched\n",
               static_cast<double>(tally.plies) / games, static_cast<double>(tally.opening) / games,
               static_cast<double>(tally.scored) / games);
    if (!sample.empty())
        fmt::print("positions   {:.1f} quiet ones a game (every hundredth game counted)\n",
                   static_cast<double>(tally.quiet) / static_cast<double>(sample.size()));
    return Done{};
}

} // namespace

void add_stats(CLI::App& app, int& exit_code) {
    CLI::App& command = *app.add_subcommand("stats", "Tell what is in a file of games");
    auto const file = std::make_shared<std::string>();
    command.add_option("file", *file, "file of games")->required();
    on_run(command, exit_code, [file] { return tell(*file); });
}

} // namespace damier::lab
