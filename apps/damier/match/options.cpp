#include "apps/damier/match/options.hpp"

#include "damier/base/text.hpp"
#include "damier/protocol/hub/line.hpp"

#include <cmath>
#include <limits>

namespace damier::program {

using std::chrono::milliseconds;

namespace {

constexpr double most_elo = 1000; // beyond that a share of the points says nothing
constexpr double most_men = 100;

} // namespace

// "60+0.6": seconds for the game, and for each move.
Result<Limits> read_limits(MatchOptions const& options) {
    Limits limits;
    if (options.milliseconds > 0) limits.move_time = milliseconds(options.milliseconds);
    if (options.nodes > 0) limits.nodes = options.nodes;
    if (options.depth > 0) limits.depth = options.depth;
    if (!options.clock.empty()) {
        auto const parts = split(options.clock, '+');
        auto const base = protocol::to_real(parts[0]);
        auto const step = parts.size() > 1 ? protocol::to_real(parts[1]) : std::optional(0.0);
        if (parts.size() > 2 || !base || !step || *base <= 0 || *step < 0 || *base + *step > 1e6)
            return error(msg("a clock is written as seconds or seconds+seconds, not «{}»"),
                         options.clock);
        limits.clock = milliseconds(std::lround(*base * 1000));
        limits.increment = milliseconds(std::lround(*step * 1000));
    }
    bool const is_bound = limits.move_time || limits.nodes || limits.depth || limits.clock;
    if (!is_bound) limits.move_time = milliseconds(100);
    return limits;
}

// "0,10": the two hypotheses in Elo.
Result<std::optional<match::Sprt>> read_sprt(std::string const& text, std::size_t players) {
    if (text.empty()) return std::optional<match::Sprt>{};
    auto const parts = split(text, ',');
    if (players != 2) return error(msg("the sequential test needs exactly two players"));
    auto const low = protocol::to_real(parts[0]);
    auto const high = parts.size() == 2 ? protocol::to_real(parts[1]) : std::nullopt;
    if (!low || !high || *low >= *high || *low < -most_elo || *high > most_elo)
        return error(msg("the test is written as two numbers of Elo, «0,10», not «{}»"), text);
    return std::optional(match::Sprt{*low, *high, 0.05, 0.05});
}

std::shared_ptr<MatchOptions> add_match_options(CLI::App& command) {
    auto const o = std::make_shared<MatchOptions>();
    command
        .add_option("players", o->players,
                    "two or more: engine:7 | engine,nodes=20000 | random | hub:COMMAND | "
                    "dxp:HOST:PORT | dxp:COMMAND with %p for our port")
        ->required();
    command.add_option("--variant", o->variant, "rule set (see «damier variants»)")
        ->capture_default_str();
    command.add_option("--size", o->size, "size of the board, for ulb");
    command.add_option("--games", o->games, "games of each pairing, made even")
        ->check(in_range(1, 1'000'000))
        ->capture_default_str();
    command.add_option("--parallel", o->parallel, "games played at the same time")
        ->check(in_range(1, 256))
        ->capture_default_str();
    command.add_option("--seed", o->seed, "decides everything random")
        ->check(in_range(0L, std::numeric_limits<long>::max()))
        ->capture_default_str();
    command
        .add_option("--openings", o->openings, "sharp, ballots, start, or a file (.pdn, or FENs)")
        ->capture_default_str();
    command
        .add_option("--opening-plies", o->opening_plies,
                    "how much of the games of a .pdn is opening; all if not given")
        ->check(in_range(1, 10'000));
    command.add_option("--judge-nodes", o->judge_nodes, "nodes to judge a sharp opening with")
        ->check(in_range(1, 1'000'000'000))
        ->capture_default_str();
    command.add_option("--least", o->least, "men of advantage in a sharp opening, at least")
        ->check(in_range(0.0, most_men))
        ->capture_default_str();
    command.add_option("--most", o->most, "and at most")
        ->check(in_range(0.0, most_men))
        ->capture_default_str();
    command.add_option("--time", o->milliseconds, "milliseconds for each move (100)")
        ->check(in_range(1, 100'000'000));
    command.add_option("--nodes", o->nodes, "nodes for each move")
        ->check(in_range(1L, 1'000'000'000'000L));
    command.add_option("--depth", o->depth, "depth of each search")->check(in_range(1, 1000));
    command.add_option("--clock", o->clock, "seconds for the game + seconds for each move: 10+0.1");
    command
        .add_option("--margin", o->margin,
                    "milliseconds over the time of a move or clock that lose no game")
        ->check(in_range(0, 100'000))
        ->capture_default_str();
    command
        .add_option("--patience", o->patience,
                    "seconds that another program is waited for if nothing limits its time")
        ->check(in_range(1, 1'000'000))
        ->capture_default_str();
    command.add_option("--plies", o->most_plies, "a longer game is a draw")
        ->check(in_range(1, 1'000'000))
        ->capture_default_str();
    command
        .add_option("--decided", o->decided_men,
                    "men of advantage that both players see when a game is given up; 0 = never")
        ->check(in_range(0.0, 1000.0));
    command.add_option("--sprt", o->sprt, "stop when decided between two numbers of Elo: 0,10");
    command.add_option("--file", o->file, "keep the games here, and go on from here after a kill");
    command.add_option("--pdn", o->pdn, "write all games here when the match ends");
    command.add_flag("--force", o->may_replace, "replace an existing PDN file")->needs("--pdn");
    command.add_flag("--json", o->as_json, "the result for programs");
    return o;
}

} // namespace damier::program
