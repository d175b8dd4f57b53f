#include "apps/damier/commands/mansuba.hpp"

#include "apps/damier/command.hpp"
#include "apps/terminal/play.hpp"
#include "apps/terminal/view/board.hpp"
#include "apps/text/print.hpp"
#include "apps/text/typed.hpp"
#include "apps/transport/loop.hpp"

#include "damier/base/text.hpp"
#include "damier/mansuba/games.hpp"
#include "damier/mansuba/render.hpp"
#include "damier/play/desk.hpp"

#include <fmt/core.h>

#include <array>
#include <chrono>
#include <thread>

namespace damier::program {

namespace {

using mansuba::MansubaState;
using text::tr;

// In the order of the games.
constexpr std::array<std::string_view, 4> world_names{"classic", "triangular", "chess", "enseirb"};

game::Game const* game_of(std::string const& world) {
    // As options say it, as the user's language does («échiquier»), or as the catalogue's key ends.
    for (std::size_t i = 0; i < world_names.size(); ++i) {
        game::Game const* const game = mansuba::games()[i];
        bool const is_key = game->key() == "mansuba-" + world || game->key() == world;
        if (is_key || terminal::is_named(world, world_names[i])) return game;
    }
    return nullptr;
}

game::Options game_options(MansubaOptions const& options) {
    game::Options all(options.rules.begin(), options.rules.end());
    if (!options.victory.empty()) all["victory"] = options.victory == "c" ? "complex" : "simple";
    return all;
}

bool is_person(MansubaOptions const& options, std::size_t seat) {
    std::string const& kind = seat == 0 ? options.white : options.black;
    return text::is_word(kind, text::typed("human")) || static_cast<int>(seat) < options.humans;
}

terminal::PlayRequest request_of(MansubaOptions const& options, game::Game const& game) {
    terminal::PlayRequest request;
    request.game = game.key();
    request.white = is_person(options, 0) ? "human" : options.white;
    request.black = is_person(options, 1) ? "human" : options.black;
    for (auto const& [key, value] : game_options(options))
        request.rules.push_back(key + '=' + value);
    request.seed = options.seed;
    request.nodes = options.nodes;
    request.theme = "mansuba";
    return request;
}

// Computers among themselves, shown as the documents show them.
class Show {
public:
    explicit Show(MansubaOptions const& options)
        : options_(options),
          desk_(mansuba::games(), [this] { return game::think_on_loop(loop_.executor()); }) {}

    Result<Done> play(terminal::PlayRequest const& request, game::Game const& game) {
        Result<session::NewGame> const setup = terminal::to_new_game(request, game);
        if (!setup) return setup.error();
        std::vector<play::Guest> players; // one for the whole game
        for (std::size_t seat = 0; seat < 2; ++seat) {
            Result<game::BotPtr> bot =
                game.make_bot(setup->players[seat].bot, setup->seed + seat + 1);
            if (!bot) return bot.error();
            players.push_back({*std::move(bot), {}});
        }
        if (auto const done = desk_.begin(*setup, std::move(players)); !done) return done.error();
        if (options_.verbosity > 0) tell_signs(desk_.session().state());
        show(desk_.session().state());
        desk_.listen([this](play::Update const& update) { tell(update); });
        while (loop_.run_one()) {
        }
        say(tr(mansuba::describe_result(view(desk_.session().state()))));
        return Done{};
    }

private:
    void tell(play::Update const& update) {
        for (session::Event const& event : update.events)
            if (auto const* const played = std::get_if<session::Played>(&event)) {
                session::Node const& node = desk_.session().tree().node(played->node);
                if (options_.verbosity > 0)
                    say(tr(mansuba::describe_move(view(*node.before), played->action,
                                                  view(*node.state))));
                show(*node.state);
                std::this_thread::sleep_for(std::chrono::microseconds(options_.delay));
            }
    }

    // The documents print pawns alone without a word; other pieces need one.
    void tell_signs(game::State const& state) {
        bool has_others = false;
        for (std::size_t i = 0; i < state.about().cells.size(); ++i)
            if (auto const piece = state.at(static_cast<game::Cell>(i)))
                has_others = has_others || piece->kind != 0;
        terminal::Look look;
        look.theme = terminal::Theme::mansuba;
        look.has_colour = options_.has_colour;
        if (has_others) say(terminal::signs_text(state, look));
    }

    void show(game::State const& state) {
        if (options_.verbosity == 0) return;
        text::put_in_colour(stdout, mansuba::render_board(view(state), options_.has_colour));
        say(tr(mansuba::describe_turns(view(state))));
        if (Message const terrain = mansuba::describe_terrain(view(state)); !terrain.id.empty())
            say(tr(terrain));
        say(std::string(30, '_'));
        std::fflush(stdout);
    }

    static void say(std::string const& line) { text::print("{}\n", line); }
    static MansubaState const& view(game::State const& state) {
        return dynamic_cast<MansubaState const&>(state);
    }

    MansubaOptions const& options_;
    transport::Loop loop_;
    play::Desk desk_;
};

} // namespace

void declare(CLI::App& command, MansubaOptions& options) {
    command.add_option("-s,--seed", options.seed, "Seed of everything random (default: the time)");
    command.add_option("-t,--victory", options.victory,
                       "s: simple, c: complex (default: the world's own)");
    command.add_option("--world", options.world, "classic, triangular, chess or enseirb");
    command.add_option("--white", options.white, "random, greedy, sorted, strong or human");
    command.add_option("--black", options.black, "random, greedy, sorted, strong or human");
    command.add_option("-p,--humans", options.humans, "How many people play")
        ->check(in_range(0, 2));
    command.add_option("--nodes", options.nodes, "Nodes of the strong player for a move")
        ->check(in_range(std::uint64_t{1}, std::uint64_t{1} << 40));
    command.add_option("-d,--delay", options.delay, "Microseconds after each move")
        ->check(in_range(0, 60'000'000));
    command.add_option("-v,--verbosity", options.verbosity, "0: only the result")
        ->check(in_range(0, 1));
    auto const rule = [&](char const* names, char const* key, char const* help) {
        command.add_option_function<std::string>(
            names, [&options, key](std::string const& value) { options.rules[key] = value; }, help);
    };
    rule("-m,--turns", "turns", "Maximum of turns");
    rule("-c,--preset", "preset", "complet or dames-chinoises (world enseirb)");
    rule("-e,--period", "period", "Turns between two terrains (world enseirb)");
    rule("--terrain", "terrain", "Neighbour relation (world enseirb)");
    rule("--width", "width", "Columns, 4 to 16");
    rule("--height", "height", "Rows, 4 to 16");
    rule("--pieces", "pieces", "pawns or mixed");
    rule("--first", "first", "Who begins: random, white or black");
    rule("--capture", "capture", "yes or no");
    rule("--escapes", "escapes", "yes or no");
    rule("--retreat", "retreat", "yes or no");
}

int run_mansuba(MansubaOptions const& options) {
    game::Game const* const game = game_of(options.world);
    if (game == nullptr) {
        std::vector<std::string> names;
        for (std::string_view const name : world_names) names.push_back(tr(name));
        complain(
            error(msg("there is no world «{}»; there are: {}"), options.world, join(names, ", ")));
        return bad_input;
    }
    terminal::PlayRequest const request = request_of(options, *game);
    if (is_person(options, 0) || is_person(options, 1)) return terminal::play(request, {});
    Result<Done> const played = Show(options).play(request, *game);
    if (played) return success;
    complain(played.error());
    return bad_input;
}

} // namespace damier::program
