// damier match: players against each other over many openings, with both colours, until the games
// are played or a sequential test has decided.
#include "apps/damier/command.hpp"
#include "apps/damier/exchanges.hpp"
#include "apps/damier/game_files.hpp"
#include "apps/damier/interrupt.hpp"
#include "apps/damier/match_games.hpp"
#include "apps/damier/match_report.hpp"
#include "apps/damier/memory.hpp"

#include "damier/base/text.hpp"

#include <fmt/core.h>

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <sstream>
#include <thread>

namespace damier::program {

namespace {

using match::Decision;
using match::Opening;
using std::chrono::milliseconds;

struct MatchOptions {
    std::string variant = "international";
    int size = 0;
    std::vector<std::string> players;
    std::size_t games = 100; // of each pairing
    int parallel = 1;
    std::uint64_t seed = 1;
    std::string openings = "sharp";
    std::uint64_t judge_nodes = 20'000;
    double least = 0.4, most = 1.0;
    int milliseconds = 0;
    std::uint64_t nodes = 0;
    int depth = 0;
    std::string clock;
    int most_plies = 400;
    double decided_men = 0;
    std::string sprt;
    std::string file;
    std::string pdn;
    int opening_plies = 0; // of the games of a PDN file; 0 = all
    bool as_json = false;
    bool may_replace = false;
};

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
    if (!low || !high || *low >= *high)
        return error(msg("the test is written as two numbers of Elo, «0,10», not «{}»"), text);
    return std::optional(match::Sprt{*low, *high, 0.05, 0.05});
}

Result<std::string> read_text_file(std::string const& path) {
    std::ifstream in(path, std::ios::binary);
    std::stringstream all;
    all << in.rdbuf();
    if (!in) return error(msg("the file «{}» cannot be read"), path);
    return all.str();
}

class Match {
public:
    static Result<std::unique_ptr<Match>> make(MatchOptions const& options) {
        auto const variant = variants::find(
            options.variant, options.size == 0 ? std::nullopt : std::optional(options.size));
        if (!variant) return variant.error();
        std::vector<MatchPlayer> players;
        for (std::string const& text : options.players) {
            auto player = read_player(text, **variant);
            if (!player) return player.error();
            players.push_back(std::move(*player));
        }
        if (players.size() < 2) return error(msg("a match needs two players or more"));
        std::size_t megabytes = 0;
        for (MatchPlayer const& player : players) megabytes += player.megabytes;
        megabytes *= static_cast<std::size_t>(options.parallel);
        if (auto const fits = check_memory(megabytes); !fits) return fits.error();
        if (options.least > options.most)
            return error(msg("--least is {} hundredths of a man, more than --most, {}"),
                         std::lround(options.least * 100), std::lround(options.most * 100));
        auto const limits = read_limits(options);
        if (!limits) return limits.error();
        auto const sprt = read_sprt(options.sprt, players.size());
        if (!sprt) return sprt.error();
        std::unique_ptr<Match> match(
            new Match(options, **variant, std::move(players), *limits, *sprt));
        if (auto const done = match->prepare(); !done) return done.error();
        return match;
    }

    // Blocks until the match is over or stopped.
    Result<Done> run() {
        std::vector<std::jthread> workers;
        for (int i = 0; i < options_.parallel; ++i) workers.emplace_back([this] { work(); });
        workers.clear(); // joins
        results_.clear_line();
        if (failure_) return *failure_;
        return Done{};
    }
    void report() const { results_.report(options_.as_json); }
    Result<Done> write_pdn() {
        if (options_.pdn.empty()) return Done{};
        std::ranges::sort(games_, {}, [](Json const& game) { return game.at("game").get<long>(); });
        return write_match_pdn(*variant_, start_, games_, options_.pdn);
    }
    std::stop_source& stop() { return stop_; }

private:
    Match(MatchOptions options, variants::Variant const& variant, std::vector<MatchPlayer> players,
          Limits limits, std::optional<match::Sprt> sprt)
        : options_(std::move(options)),
          variant_(&variant),
          exchange_(variants::make_exchange(variant)),
          players_(std::move(players)),
          schedule_(players_.size(), options_.games),
          results_(schedule_, names(), sprt),
          limits_(limits) {}

    std::vector<std::string> names() const {
        std::vector<std::string> list;
        for (MatchPlayer const& player : players_) list.push_back(player.text);
        return list;
    }

    Result<Done> prepare() {
        start_ = exchange_->start();
        if (options_.openings == "ballots") openings_ = match::ballots(start_);
        if (options_.openings == "start") openings_ = {Opening{start_, {}}};
        if (openings_.empty() && options_.openings != "sharp") {
            auto read = read_opening_file();
            if (!read) return read.error();
            openings_ = std::move(*read);
        }
        if (!options_.file.empty()) {
            auto file = MatchFile::open(options_.file, header());
            if (!file) return file.error();
            file_ = std::move(*file);
        }
        // A match that goes on may write its own games again.
        bool const is_new = file_.games().empty() && !options_.may_replace;
        if (is_new && !options_.pdn.empty() && access(options_.pdn.c_str(), F_OK) == 0)
            return error(msg("«{}» exists already; --force replaces it"), options_.pdn);
        if (!options_.pdn.empty()) games_ = file_.games();
        for (Json const& game : file_.games()) {
            auto const entry = read_entry(game, schedule_.size());
            if (!entry) return entry.error();
            results_.add(*entry);
        }
        return Done{};
    }

    Result<std::vector<Opening>> read_opening_file() const {
        if (format_of_path(options_.openings) == Format::pdn)
            return read_pdn_openings(*variant_, options_.openings, options_.opening_plies);
        auto const text = read_text_file(options_.openings);
        if (!text) return text.error();
        return match::read_openings(*variant_, *text);
    }

    // Everything that decides what is played; a file with another header is another match.
    Json header() const {
        Json limits;
        if (limits_.move_time) limits["time"] = limits_.move_time->count();
        if (limits_.nodes) limits["nodes"] = *limits_.nodes;
        if (limits_.depth) limits["depth"] = *limits_.depth;
        if (limits_.clock) limits["clock"] = options_.clock;
        Json header{{"match", 1},
                    {"variant", variant_->key()},
                    {"players", names()},
                    {"seed", options_.seed},
                    {"openings", options_.openings},
                    {"limits", limits},
                    {"plies", options_.most_plies},
                    {"decided", options_.decided_men}};
        if (options_.size != 0) header["size"] = options_.size;
        if (options_.opening_plies != 0) header["opening_plies"] = options_.opening_plies;
        if (options_.openings == "sharp")
            header["sharp"] = {options_.judge_nodes, options_.least, options_.most};
        return header;
    }

    // What one thread keeps from game to game.
    struct Desk {
        game::AnalystPtr judge;
        std::map<std::size_t, Seated> externals; // started once, by player
    };

    void work() {
        Desk desk;
        while (!stop_.stop_requested()) {
            std::size_t const number = next_++;
            if (number >= schedule_.size()) return;
            if (results_.has(number)) continue;
            if (auto const done = play(desk, number); !done) {
                std::lock_guard const lock(mutex_);
                if (!failure_) failure_ = done.error();
                stop_.request_stop();
            }
        }
    }

    Result<Done> play(Desk& desk, std::size_t number) {
        match::GameOrder const order = schedule_.order(number);
        auto const opening = opening_of(desk, order.opening);
        if (stop_.stop_requested()) return Done{}; // the judge was interrupted
        if (!opening) return opening.error();
        std::array<std::size_t, 2> const who{order.white, order.black};
        std::array<Seated, 2> own;
        std::array<Seated*, 2> seats{};
        std::array<Limits, 2> limits{limits_, limits_};
        for (std::size_t i = 0; i < 2; ++i) {
            MatchPlayer const& player = players_[who[i]];
            if (player.has_limits()) limits[i] = player.limits;
            auto const kept = desk.externals.find(who[i]);
            if (kept != desk.externals.end()) {
                seats[i] = &kept->second;
                continue;
            }
            auto made = seat(player, *variant_, *exchange_, options_.seed + 2 * number + i);
            if (!made) return made.error();
            own[i] = std::move(*made);
            seats[i] = &own[i];
            if (player.is_external()) seats[i] = &(desk.externals[who[i]] = std::move(own[i]));
        }
        auto const played =
            play_game(*opening, seats, limits, {limits_, options_.most_plies, options_.decided_men},
                      stop_.get_token());
        for (std::size_t const player : who) // one that failed is started anew
            if (auto const kept = desk.externals.find(player);
                kept != desk.externals.end() && kept->second.external->failure())
                desk.externals.erase(kept);
        if (!played) return Done{};
        return keep(order, *opening, *played);
    }

    Result<Done> keep(match::GameOrder const& order, Opening const& opening, Played const& played) {
        std::lock_guard const lock(mutex_);
        Json const game = game_json(order, names(), opening, played);
        if (auto const done = file_.append(game); !done) return done.error();
        if (!options_.pdn.empty()) games_.push_back(game);
        results_.add({order.number, played.winner, played.is_forfeit});
        results_.show();
        if (results_.decision() != Decision::undecided) next_ = schedule_.size();
        return Done{};
    }

    Result<Opening> opening_of(Desk& desk, std::size_t index) {
        if (!openings_.empty()) return openings_[index % openings_.size()];
        if (!desk.judge) {
            game::EngineSettings settings;
            settings.table_megabytes = 4;
            desk.judge = variant_->make_analyst(settings);
        }
        auto const judge = [&](game::State const& state) {
            game::AnalysisTask task;
            task.limits.nodes = options_.judge_nodes;
            desk.judge->forget(); // so that the judgement does not depend on what came before
            auto const lines = desk.judge->analyse(state, task, stop_.get_token(), {});
            return lines.empty() ? 0 : lines.front().men;
        };
        match::SharpOptions sharp;
        sharp.least = options_.least;
        sharp.most = options_.most;
        return match::sharp_opening(start_, options_.seed * 1'000'003 + index, sharp, judge);
    }

    MatchOptions options_;
    variants::Variant const* variant_;
    std::unique_ptr<game::Exchange const> exchange_;
    std::vector<MatchPlayer> players_;
    match::Schedule schedule_;
    MatchResults results_; // guarded by mutex_ while the workers run
    Limits limits_;
    game::StatePtr start_;
    std::vector<Opening> openings_; // empty: sharp ones, made when needed
    MatchFile file_;
    std::vector<Json> games_; // for the PDN file
    std::mutex mutex_;
    std::atomic<std::size_t> next_ = 0;
    std::stop_source stop_;
    std::optional<Error> failure_;
};

int run_match(MatchOptions const& options) {
    auto const match = Match::make(options);
    if (!match) {
        complain(match.error());
        return bad_input;
    }
    std::signal(SIGPIPE, SIG_IGN); // an engine that has gone loses its game, not the match
    notice_interrupt();
    Result<Done> done = Done{};
    {
        std::jthread const watch([&match](std::stop_token const& stop) {
            while (!stop.stop_requested() && !interrupted)
                std::this_thread::sleep_for(milliseconds(10));
            if (interrupted) (*match)->stop().request_stop();
        });
        done = (*match)->run();
    }
    (*match)->report();
    if (auto const written = (*match)->write_pdn(); !written && done) done = written.error();
    if (!done) {
        complain(done.error());
        return failure;
    }
    return interrupted ? 128 + SIGINT : success;
}

} // namespace

void add_match(CLI::App& app, int& exit_code) {
    CLI::App& command = *app.add_subcommand("match", "Measure players against each other");
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
    command.add_option("--seed", o->seed, "decides everything random")->capture_default_str();
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
        ->capture_default_str();
    command.add_option("--most", o->most, "and at most")->capture_default_str();
    command.add_option("--time", o->milliseconds, "milliseconds for each move (100)")
        ->check(in_range(1, 100'000'000));
    command.add_option("--nodes", o->nodes, "nodes for each move")
        ->check(in_range(1L, 1'000'000'000'000L));
    command.add_option("--depth", o->depth, "depth of each search")->check(in_range(1, 1000));
    command.add_option("--clock", o->clock, "seconds for the game + seconds for each move: 10+0.1");
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
    command.add_flag("--force", o->may_replace, "replace an existing PDN file");
    command.add_flag("--json", o->as_json, "the result for programs");
    on_run(command, exit_code, [o] { return run_match(*o); });
}

} // namespace damier::program
