#include "apps/damier/mansuba_command.hpp"

#include "damier/mansuba/games.hpp"
#include "damier/mansuba/render.hpp"

#include <CLI/CLI.hpp>

#include <array>
#include <chrono>
#include <iostream>
#include <thread>

namespace damier::program {

namespace {

using mansuba::MansubaState;

game::Game const* game_of(std::string const& world) {
    std::map<std::string, std::string_view> const keys{{"classic", "mansuba"},
                                                       {"triangular", "mansuba-triangulaire"},
                                                       {"chess", "mansuba-echecs"},
                                                       {"enseirb", "mansuba-enseirb"}};
    auto const key = keys.find(world);
    if (key == keys.end()) return nullptr;
    for (game::Game const* game : mansuba::games())
        if (game->key() == key->second) return game;
    return nullptr;
}

game::Options game_options(MansubaOptions const& options) {
    game::Options all(options.rules.begin(), options.rules.end());
    if (!options.victory.empty()) all["victory"] = options.victory == "c" ? "complex" : "simple";
    return all;
}

std::uint64_t time_seed() {
    return static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count());
}

// Asks until a move is understood; none when the input ends.
std::optional<std::size_t> ask(game::State const& state, std::istream& in, std::ostream& out) {
    std::string line;
    for (;;) {
        out << state.about().seats[static_cast<std::size_t>(state.to_play())] << "> " << std::flush;
        if (!std::getline(in, line)) return std::nullopt;
        if (line == "quit" || line == "q") return std::nullopt;
        Result<std::size_t> const action = state.interpret(line);
        if (action) return *action;
        out << in_english(action.error()) << '\n';
    }
}

class Table {
public:
    Table(MansubaOptions const& options, std::istream& in, std::ostream& out)
        : options_(options), in_(in), out_(out) {}

    Result<Done> play(game::Game const& game) {
        std::uint64_t const seed = options_.seed ? *options_.seed : time_seed();
        Result<game::StatePtr> const start = game.start(game_options(options_), seed);
        if (!start) return start.error();
        std::array<std::string, 2> const kinds{options_.white, options_.black};
        for (std::size_t seat = 0; seat < 2; ++seat) {
            bool const is_human =
                kinds[seat] == "human" || static_cast<int>(seat) < options_.humans;
            if (is_human) continue;
            Result<game::BotPtr> bot = game.make_bot(kinds[seat], seed + seat + 1);
            if (!bot) return bot.error();
            bots_[seat] = *std::move(bot);
        }
        loop(*start);
        return Done{};
    }

private:
    void loop(game::StatePtr state) {
        Limits limits;
        limits.nodes = options_.nodes;
        show(*state);
        while (!game::is_over(state->outcome())) {
            game::BotPtr const& bot = bots_[static_cast<std::size_t>(state->to_play())];
            std::optional<std::size_t> const action =
                bot ? bot->choose(*state, limits, {}, {}) : ask(*state, in_, out_);
            if (!action) return;
            game::StatePtr const next = state->after(*action);
            if (options_.verbosity > 0)
                out_ << mansuba::render_move(view(*state), *action, view(*next));
            state = next;
            show(*state);
            std::this_thread::sleep_for(std::chrono::microseconds(options_.delay));
        }
        out_ << mansuba::render_result(view(*state)) << std::flush;
    }

    void show(game::State const& state) {
        bool const has_human = !bots_[0] || !bots_[1];
        if (options_.verbosity > 0 || has_human)
            out_ << mansuba::render(view(state), options_.has_colour) << std::flush;
    }

    static MansubaState const& view(game::State const& state) {
        return dynamic_cast<MansubaState const&>(state);
    }

    MansubaOptions const& options_;
    std::istream& in_;
    std::ostream& out_;
    std::array<game::BotPtr, 2> bots_;
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
        ->check(CLI::Range(0, 2));
    command.add_option("--nodes", options.nodes, "Nodes of the strong player for a move")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 40));
    command.add_option("-d,--delay", options.delay, "Microseconds after each move")
        ->check(CLI::Range(0, 60'000'000));
    command.add_option("-v,--verbosity", options.verbosity, "0: only the result")
        ->check(CLI::Range(0, 1));
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

int run_mansuba(MansubaOptions const& options, std::istream& in, std::ostream& out,
                std::ostream& err) {
    game::Game const* game = game_of(options.world);
    if (game == nullptr) {
        err << in_english(Message(msg("there is no world «{}»; there are: {}"), options.world,
                                  "classic, triangular, chess, enseirb"))
            << '\n';
        return 2;
    }
    Result<Done> const played = Table(options, in, out).play(*game);
    if (played) return 0;
    err << in_english(played.error()) << '\n';
    return 2;
}

} // namespace damier::program
