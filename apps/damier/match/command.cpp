// damier match: players against each other over many openings, with both colours, until the games
// are played or a sequential test has decided.
#include "apps/damier/command.hpp"
#include "apps/damier/exchanges.hpp"
#include "apps/damier/game_files.hpp"
#include "apps/damier/interrupt.hpp"
#include "apps/damier/match/games.hpp"
#include "apps/damier/match/options.hpp"
#include "apps/damier/match/report.hpp"
#include "apps/damier/memory.hpp"

#include "damier/base/text.hpp"
#include "damier/catalogue/catalogue.hpp"
#include "damier/records/formats.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <new>
#include <system_error>
#include <thread>

namespace damier::program {

namespace {

using match::Decision;
using match::Opening;
using std::chrono::milliseconds;

// DamExchange can agree on whole minutes for the game and on nothing else: whoever plays by another
// clock than the one he was told loses on time without a fault of his own.
Result<Done> check_clocks(std::vector<MatchPlayer> const& players, Limits const& limits) {
    bool const has_dxp = std::ranges::any_of(players, &MatchPlayer::is_dxp);
    if (!has_dxp || !limits.clock) return Done{};
    bool const is_whole = *limits.clock % std::chrono::minutes(1) == milliseconds(0);
    if (is_whole && limits.increment == milliseconds(0)) return Done{};
    return error(msg("DamExchange knows whole minutes for a game only: --clock 60, 120 and so on"));
}

class Match {
public:
    static Result<std::unique_ptr<Match>> make(MatchOptions const& options) {
        auto const variant = variants::find(options.variant, options.size);
        if (!variant) return variant.error();
        std::vector<MatchPlayer> players;
        for (std::string const& text : options.players) {
            auto player = read_player(text, **variant);
            if (!player) return player.error();
            player->patience = std::chrono::seconds(options.patience);
            players.push_back(std::move(*player));
        }
        if (players.size() < 2) return error(msg("a match needs two players or more"));
        std::size_t megabytes = 0;
        int threads = 1;
        for (MatchPlayer const& player : players) {
            megabytes += player.megabytes;
            threads += player.threads;
        }
        megabytes *= static_cast<std::size_t>(options.parallel);
        if (auto const fits = check_memory(megabytes, threads * options.parallel); !fits)
            return fits.error();
        if (options.least > options.most)
            return error(msg("--least is {} men, more than --most, {}"),
                         fmt::format("{}", options.least), fmt::format("{}", options.most));
        auto const limits = read_limits(options);
        if (!limits) return limits.error();
        if (auto const tellable = check_clocks(players, *limits); !tellable)
            return tellable.error();
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
        return file_.sync();
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
        for (MatchPlayer const& player : players_) list.push_back(player.name);
        return list;
    }
    std::vector<std::string> texts() const {
        std::vector<std::string> list;
        for (MatchPlayer const& player : players_) list.push_back(player.text);
        return list;
    }

    game::Options game_options() const {
        game::Options options;
        if (options_.size && !game_->options().empty())
            options["size"] = std::to_string(*options_.size);
        return options;
    }

    Result<Done> prepare() {
        auto const whole = catalogue::find(variant_->key());
        if (!whole) return whole.error();
        game_ = *whole;
        start_ = exchange_->start();
        if (options_.openings == "ballots") openings_ = match::ballots(start_);
        if (options_.openings == "start") openings_ = {Opening{start_, {}}};
        if (openings_.empty() && options_.openings != "sharp") {
            auto read = read_opening_file();
            if (!read) return read.error();
            openings_ = std::move(*read);
        }
        if (is_same_file(options_.file, options_.pdn))
            return error(msg("--file and --pdn are the same file «{}»"), options_.pdn);
        if (!options_.file.empty()) {
            auto file = MatchFile::open(options_.file, header());
            if (!file) return file.error();
            file_ = std::move(*file);
        }
        // A match that goes on may write its own games again.
        bool const may_replace = options_.may_replace || !file_.games().empty();
        if (auto const done = try_output(options_.pdn, may_replace); !done) return done;
        if (!options_.pdn.empty()) games_ = file_.games();
        for (Json const& game : file_.games()) {
            auto const entry = read_entry(game, schedule_.size());
            if (!entry) return entry.error();
            results_.add(*entry);
        }
        if (results_.decision() != Decision::undecided) next_ = schedule_.size();
        if (!openings_.empty() && schedule_.pairs() > openings_.size())
            complain(
                counted(static_cast<long>(openings_.size()),
                        "there is {} opening for {} pairs of games: games of the same players "
                        "may repeat, and then the error is larger than it seems",
                        "there are {} openings for {} pairs of games: games of the same players "
                        "may repeat, and then the error is larger than it seems",
                        openings_.size(), schedule_.pairs()));
        return Done{};
    }

    Result<std::vector<Opening>> read_opening_file() const {
        if (records::format_of_path(options_.openings) == records::Format::pdn)
            return read_pdn_openings(*variant_, options_.openings, options_.opening_plies);
        auto const text = read_file(options_.openings);
        if (!text) return text.error();
        auto read = match::read_openings(*variant_, *text);
        if (!read) return error(msg("«{}»: {}"), options_.openings, text::tr(read.error()));
        return read;
    }

    // Everything that decides what is played; a file with another header is another match.
    Json header() const {
        Json limits = Json::object(); // a null that finds no memory to become one is left half made
        if (limits_.move_time) limits["time"] = limits_.move_time->count();
        if (limits_.nodes) limits["nodes"] = *limits_.nodes;
        if (limits_.depth) limits["depth"] = *limits_.depth;
        if (limits_.clock) limits["clock"] = options_.clock;
        Json header{{"match", 1},
                    {"variant", variant_->key()},
                    {"players", texts()},
                    {"seed", options_.seed},
                    {"openings", options_.openings},
                    {"limits", limits},
                    {"plies", options_.most_plies},
                    {"decided", options_.decided_men}};
        if (options_.size) header["size"] = *options_.size;
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
        try {
            play_all();
        } catch (std::bad_alloc const&) {
            give_up(error(msg("there is not enough memory for this")));
        } catch (std::system_error const& refused) {
            give_up(error(msg("the system refuses: {}"), refused.code().message()));
        }
    }

    void give_up(Error const& why) {
        std::lock_guard const lock(mutex_);
        if (!failure_) failure_ = why;
        stop_.request_stop();
    }

    void play_all() {
        Desk desk;
        while (!stop_.stop_requested()) {
            std::size_t const number = next_++;
            if (number >= schedule_.size()) return;
            if (results_.has(number)) continue;
            if (auto const done = play(desk, number); !done) give_up(done.error());
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
            if (player.is_dxp) limits[i].move_time.reset(); // the protocol cannot say it
            auto const kept = desk.externals.find(who[i]);
            if (kept != desk.externals.end()) {
                seats[i] = &kept->second;
                continue;
            }
            auto made = seat(player, *variant_, *exchange_, options_.seed + 2 * number + i,
                             stop_.get_token());
            if (stop_.stop_requested()) return Done{}; // while a program was starting
            if (!made) return made.error();
            own[i] = std::move(*made);
            seats[i] = &own[i];
            if (player.is_external()) seats[i] = &(desk.externals[who[i]] = std::move(own[i]));
        }
        auto const played =
            play_game(*game_, game_options(), *opening, seats, limits,
                      {options_.most_plies, options_.decided_men, milliseconds(options_.margin)},
                      stop_.get_token());
        if (!played) return played.error();
        if (!*played) return Done{};
        if (auto const can_play = check_players(who, seats, opening->state->to_play(), **played);
            !can_play)
            return can_play;
        // Some say their name only when they play.
        Introduced const introduced{names_of({&players_[who[0]], &players_[who[1]]}, seats),
                                    {time_control_of(limits[0]), time_control_of(limits[1])}};
        for (std::size_t const player : who) { // one that failed or has gone is started anew
            auto const kept = desk.externals.find(player);
            if (kept == desk.externals.end()) continue;
            if (kept->second.external->failure() || kept->second.external->is_finished())
                desk.externals.erase(kept);
        }
        return keep(order, introduced, *opening, **played);
    }

    // An engine that fails before its first move of all cannot play, or not by this protocol: that
    // is no result.
    Result<Done> check_players(std::array<std::size_t, 2> const& who,
                               std::array<Seated*, 2> const& seats, game::Seat first,
                               Played const& played) {
        std::lock_guard const lock(mutex_);
        for (std::size_t i = 0; i < 2; ++i) {
            std::size_t const turns = static_cast<game::Seat>(i) == first ? 1 : 2;
            if (played.moves.size() >= turns) have_moved_.insert(who[i]);
            MatchPlayer const& player = players_[who[i]];
            if (!player.is_external() || player.is_dxp || have_moved_.contains(who[i])) continue;
            if (auto const& failure = seats[i]->external->failure())
                return error(msg("{} cannot play, not even a first move: {}. Engines must speak "
                                 "version 2 of Hub"),
                             player.name, failure->message);
        }
        return Done{};
    }

    Result<Done> keep(match::GameOrder const& order, Introduced const& players,
                      Opening const& opening, Played const& played) {
        std::lock_guard const lock(mutex_);
        Json const game = game_json(order, names(), players, opening, played);
        if (auto const done = file_.append(game); !done) return done.error();
        if (!options_.pdn.empty()) games_.push_back(game);
        results_.add({order.number, played.winner, played.is_forfeit, played.overstep});
        if (played.is_forfeit) {
            results_.clear_line();
            MatchPlayer const& loser = players_[played.winner == 0 ? order.black : order.white];
            complain(Message(msg("game {}: {} forfeits: {}"), order.number + 1, loser.name,
                             text::tr(played.reason)));
        }
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
    game::Game const* game_ = nullptr; // the variant on boards of every size
    std::unique_ptr<game::Exchange const> exchange_;
    std::vector<MatchPlayer> players_;
    match::Schedule schedule_;
    MatchResults results_;
    Limits limits_;
    game::StatePtr start_;
    std::vector<Opening> openings_; // empty: sharp ones, made when needed
    MatchFile file_;
    std::vector<Json> games_;          // for the PDN file
    std::set<std::size_t> have_moved_; // players, in this run
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
        StopOnInterrupt const watch((*match)->stop());
        done = (*match)->run();
    }
    (*match)->report();
    if (auto const written = (*match)->write_pdn(); !written && done) done = written.error();
    if (!done) {
        complain(done.error());
        return failure;
    }
    return interrupted != 0 ? 128 + interrupted : success;
}

} // namespace

void add_match(CLI::App& app, int& exit_code) {
    CLI::App& command = *app.add_subcommand("match", "Measure players against each other");
    auto const options = add_match_options(command);
    on_run(command, exit_code, [options] { return run_match(*options); });
}

} // namespace damier::program
