// damier selfplay: bots against each other in any game of the catalogue, with changing seats.
#include "apps/damier/command.hpp"
#include "apps/damier/game_files.hpp"
#include "apps/damier/interrupt.hpp"
#include "apps/damier/progress.hpp"
#include "apps/text/print.hpp"
#include "apps/transport/loop.hpp"

#include "damier/base/text.hpp"
#include "damier/catalogue/catalogue.hpp"
#include "damier/play/desk.hpp"

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <csignal>

namespace damier::program {

namespace {

using Json = nlohmann::ordered_json;

struct SelfplayOptions {
    std::string game;
    std::string seats;
    int games = 10;
    std::uint64_t seed = 1;
    std::optional<long> size;
    std::vector<std::string> settings; // key=value
    std::uint64_t nodes = 0;
    int milliseconds = 0;
    int most_plies = 1000;
    std::string output;
    bool may_replace = false;
    bool as_json = false;
};

struct Player {
    std::string kind;
    int won = 0, drawn = 0, lost = 0;
    long score = 0;
};

struct Record {
    std::vector<std::string> players; // by seat
    std::vector<std::string> actions;
    game::Outcome outcome;
    std::vector<int> scores;
    std::uint64_t seed = 0;
};

// 95 % confidence interval of a share (Wilson), in percent.
std::pair<double, double> confidence(double hits, double games) {
    if (games == 0) return {0, 100};
    constexpr double z = 1.96;
    double const p = hits / games, n = games;
    double const centre = (p + z * z / (2 * n)) / (1 + z * z / n);
    double const spread = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n);
    return {100 * std::max(0.0, centre - spread), 100 * std::min(1.0, centre + spread)};
}

Result<game::Options> game_options(SelfplayOptions const& options, game::Game const& game,
                                   std::size_t seats) {
    game::Options result;
    for (std::string const& setting : options.settings) {
        std::size_t const equal = setting.find('=');
        if (equal == std::string::npos)
            return error(msg("an option is written as key=value, not «{}»"), setting);
        result[setting.substr(0, equal)] = setting.substr(equal + 1);
    }
    if (options.size) result["size"] = std::to_string(*options.size);
    auto const has_seats =
        std::ranges::any_of(game.options(), [](auto const& o) { return o.key == "seats"; });
    if (has_seats) result["seats"] = std::to_string(seats);
    if (Result<game::Options> const all = game::complete(result, game.options()); !all)
        return all.error();
    return result;
}

session::NewGame setup_of(game::Game const& game, game::Options const& settings,
                          std::vector<std::string> const& kinds, SelfplayOptions const& options,
                          std::uint64_t seed) {
    Limits limits;
    if (options.nodes > 0) limits.nodes = options.nodes;
    if (options.milliseconds > 0)
        limits.move_time = std::chrono::milliseconds(options.milliseconds);
    session::NewGame setup;
    setup.game = game.key();
    setup.options = settings;
    setup.seed = seed;
    for (std::string const& kind : kinds) setup.players.push_back({{}, kind, limits});
    return setup;
}

Result<Record> play(game::Game const& game, session::NewGame const& setup, int most_plies) {
    transport::Loop loop;
    game::Game const* const games[]{&game};
    play::Desk desk(games, [&loop] { return game::think_on_loop(loop.executor()); });
    Record record;
    record.seed = setup.seed;
    std::vector<play::Guest> players; // one for the whole game
    for (std::size_t seat = 0; seat < setup.players.size(); ++seat) {
        std::string const& kind = setup.players[seat].bot;
        Result<game::BotPtr> bot = game.make_bot(kind, setup.seed * 16 + seat);
        if (!bot) return bot.error();
        players.push_back({*std::move(bot), {}});
        record.players.push_back(kind);
    }
    if (auto const done = desk.begin(setup, std::move(players)); !done) return done.error();
    session::Tree const& tree = desk.session().tree();
    auto const plies = [&] { return static_cast<int>(tree.size()) - 1; };
    while (plies() < most_plies && !interrupted && loop.run_one()) {
    }
    for (session::NodeId const node : tree.main_line())
        if (node != session::root) record.actions.push_back(tree.node(node).text());
    record.outcome = desk.session().state().outcome();
    record.scores = desk.session().state().scores();
    return record;
}

void count(Record const& record, std::vector<std::size_t> const& player_of_seat,
           std::vector<Player>& players) {
    auto const* const won = std::get_if<game::Won>(&record.outcome);
    for (std::size_t seat = 0; seat < player_of_seat.size(); ++seat) {
        Player& player = players[player_of_seat[seat]];
        player.score += record.scores[seat];
        bool const is_winner =
            won && std::ranges::find(won->seats, static_cast<int>(seat)) != won->seats.end();
        if (!won || (is_winner && won->seats.size() > 1))
            ++player.drawn;
        else if (is_winner)
            ++player.won;
        else
            ++player.lost;
    }
}

Json record_json(Record const& record) {
    Json json{{"seed", record.seed},
              {"players", record.players},
              {"actions", record.actions},
              {"scores", record.scores}};
    if (auto const* const won = std::get_if<game::Won>(&record.outcome)) {
        json["winners"] = won->seats;
        json["reason"] = in_english(won->reason);
    } else if (auto const* const drawn = std::get_if<game::Drawn>(&record.outcome)) {
        json["winners"] = Json::array();
        json["reason"] = in_english(drawn->reason);
    }
    return json;
}

void report(std::vector<Player> const& players, bool as_json) {
    Json list = Json::array();
    for (Player const& player : players) {
        int const games = player.won + player.drawn + player.lost;
        auto const [low, high] = confidence(player.won + 0.5 * player.drawn, games);
        double const share = games == 0 ? 0 : 100.0 * (player.won + 0.5 * player.drawn) / games;
        if (as_json)
            list.push_back({{"player", player.kind},
                            {"games", games},
                            {"won", player.won},
                            {"drawn", player.drawn},
                            {"lost", player.lost},
                            {"points_percent", share},
                            {"low_percent", low},
                            {"high_percent", high}});
        else
            text::print(
                "{:12} {}\n", player.kind,
                text::tr(Message(msg("{} won {} drawn {} lost   {} % ({} to {})"),
                                 fmt::format("{:5}", player.won), fmt::format("{:5}", player.drawn),
                                 fmt::format("{:5}", player.lost), fmt::format("{:5.1f}", share),
                                 fmt::format("{:.1f}", low), fmt::format("{:.1f}", high))));
    }
    if (as_json) text::print("{}\n", list.dump(2));
}

Result<Done> play_all(game::Game const& game, game::Options const& settings,
                      SelfplayOptions const& options, std::vector<Player>& players,
                      std::optional<OutputFile>& out) {
    Progress progress(text::tr(msg("selfplay")), options.games);
    for (int i = 0; i < options.games && !interrupted; ++i) {
        std::vector<std::size_t> player_of_seat;
        std::vector<std::string> kinds;
        for (std::size_t seat = 0; seat < players.size(); ++seat) {
            player_of_seat.push_back((seat + static_cast<std::size_t>(i)) % players.size());
            kinds.push_back(players[player_of_seat.back()].kind);
        }
        Result<Record> const record = play(
            game,
            setup_of(game, settings, kinds, options, options.seed + static_cast<std::uint64_t>(i)),
            options.most_plies);
        if (!record) return record.error();
        if (interrupted) break; // an unfinished game does not count
        count(*record, player_of_seat, players);
        if (out) out->put(record_json(*record).dump() + '\n');
        if (out && out->has_failed()) break; // commit() says why
        progress.advance();
    }
    return Done{};
}

Result<Done> run_games(SelfplayOptions const& options) {
    Result<game::Game const*> const game = catalogue::find(options.game);
    if (!game) return game.error();
    std::vector<Player> players;
    for (std::string_view const kind : split(options.seats, ','))
        players.push_back({std::string(trim(kind)), 0, 0, 0, 0});
    if (players.size() < 2 || players.size() > 4)
        return error(msg("two to four players are needed, as in «random,random»"));
    Result<game::Options> const settings = game_options(options, **game, players.size());
    if (!settings) return settings.error();
    if (auto const state = (*game)->start(*settings, 1);
        state && (*state)->about().seats.size() != players.size())
        return error(msg("this game has {} players, not {}"), (*state)->about().seats.size(),
                     players.size());
    std::optional<OutputFile> out;
    if (!options.output.empty()) {
        Result<OutputFile> file = create_output(options.output, options.may_replace);
        if (!file) return file.error();
        out.emplace(*std::move(file));
    }
    Result<Done> const played = play_all(**game, *settings, options, players, out);
    if (out) // what has been played is kept, also when something went wrong then
        if (auto const done = out->commit(); !done) return done;
    if (!played) return played;
    report(players, options.as_json);
    return Done{};
}

int run_selfplay(SelfplayOptions const& options) {
    notice_interrupt();
    Result<Done> const done = run_games(options);
    if (!done) {
        complain(done.error());
        return bad_input;
    }
    return interrupted != 0 ? 128 + interrupted : success;
}

} // namespace

void add_selfplay(CLI::App& app, int& exit_code) {
    CLI::App& command =
        *app.add_subcommand("selfplay", "Let computer players play against each other");
    auto const options = std::make_shared<SelfplayOptions>();
    command.add_option("game", options->game, "game (see «damier games»)")->required();
    command.add_option("--seats", options->seats, "the players, one per seat: random,strong")
        ->required();
    command.add_option("--games", options->games, "how many games")
        ->check(in_range(1, 1'000'000))
        ->capture_default_str();
    command.add_option("--seed", options->seed, "decides everything random")->capture_default_str();
    command.add_option("--size", options->size, "size of the board");
    command.add_option("--option", options->settings, "an option of the game as key=value");
    command.add_option("--nodes", options->nodes, "nodes a player may look at for one action");
    command.add_option("--time", options->milliseconds,
                       "milliseconds a player may think for one action");
    command.add_option("--plies", options->most_plies, "a game longer than this is unfinished")
        ->capture_default_str();
    command.add_option("--output", options->output, "write the games, one JSON object a line");
    command.add_flag("--force", options->may_replace, "replace an existing file");
    command.add_flag("--json", options->as_json, "the result for programs");
    on_run(command, exit_code, [options] { return run_selfplay(*options); });
}

} // namespace damier::program
