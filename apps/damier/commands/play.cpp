// damier play: a game in the terminal, against people or computers; damier review: look at one.
#include "apps/terminal/play.hpp"
#include "apps/damier/command.hpp"
#include "apps/terminal/unfinished.hpp"
#include "apps/text/print.hpp"
#include "apps/transport/guests.hpp"

#include "damier/draughts/ulb.hpp"
#include "damier/play/turns.hpp"

#include <csignal>
#include <nlohmann/json.hpp>

#include <chrono>
#include <cstdlib>
#include <memory>

namespace damier::program {

namespace {

namespace ulb = draughts::ulb;
using Json = nlohmann::ordered_json;

terminal::UlbAnswer check_ulb(terminal::UlbStep const& step) {
    ulb::Board board(static_cast<int>(step.board.size()));
    for (int row = 0; row < board.dimension(); ++row)
        for (int column = 0; column < board.dimension(); ++column)
            board.set({row, column},
                      step.board[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)]);
    auto const side = step.is_white ? draughts::Side::white : draughts::Side::black;
    ulb::Code const code = ulb::check_move(board, {step.row, step.column}, step.direction, side,
                                           step.length, step.has_played, step.has_captured);
    terminal::UlbAnswer answer;
    answer.code = static_cast<int>(code);
    answer.reason = ulb::describe(code);
    if (code != ulb::Code::no_error) return answer;
    ulb::Step const made = ulb::move_piece(board, {step.row, step.column},
                                           *ulb::direction(step.direction, side), step.length);
    answer.row = made.destination.row;
    answer.column = made.destination.column;
    if (made.captured) {
        answer.captures = true;
        answer.captured_row = made.captured->row;
        answer.captured_column = made.captured->column;
    }
    return answer;
}

terminal::Services services() {
    std::signal(SIGPIPE, SIG_IGN); // a program that has gone pauses the game, not ours
    return {check_ulb, transport::invite};
}

// False, and said so, when there is no such format.
bool read_format(std::string const& name, std::optional<records::Format>& format) {
    if (name.empty()) return true;
    Result<records::Format> const found = records::format_named(name);
    if (found) format = *found;
    if (found) return true;
    complain(found.error());
    return false;
}

// Since 1970, in universal time.
std::int64_t seconds_of(std::filesystem::file_time_type time) {
    auto const system = std::filesystem::file_time_type::clock::to_sys(time);
    return std::chrono::floor<std::chrono::seconds>(system).time_since_epoch().count();
}

// For programs: what «--list» tells people.
int print_unfinished(std::string const& key) {
    auto const directories =
        session::xdg_directories([](char const* name) { return std::getenv(name); });
    auto const games = terminal::unfinished_games(directories, key);
    if (!games) {
        complain(games.error());
        return bad_input;
    }
    auto list = Json::array();
    for (play::KeptGame const& one : games->games) {
        auto players = Json::array();
        for (session::Player const& player : one.session.setup().players)
            players.push_back({{"name", player.name}, {"computer", player.bot}});
        list.push_back({{"file", one.file.string()},
                        {"game", one.session.game().key()},
                        {"players", players},
                        {"moves", play::count_moves(one.session)},
                        {"last_played", seconds_of(one.time)},
                        {"being_played", one.is_open}});
    }
    text::print("{}\n", list.dump(2, ' ', false, Json::error_handler_t::replace));
    return games->problems.empty() ? success : failure;
}

} // namespace

int play_from_menu() { return terminal::play({}, services()); }

void add_play(CLI::App& app, int& exit_code) {
    CLI::App& command = *app.add_subcommand("play", "Play a game in the terminal");
    auto const request = std::make_shared<terminal::PlayRequest>();
    auto const format = std::make_shared<std::string>();
    command.add_option("game", request->game, "game (see «damier games»); without it a menu asks");
    command.add_option("--white", request->white,
                       "first player: human, a computer, engine:3, hub:COMMAND, dxp:HOST:PORT");
    command.add_option("--black", request->black, "second player, likewise");
    command.add_option("--seats", request->seats, "all players, as in human,random,greedy")
        ->excludes("--white")
        ->excludes("--black");
    command.add_option("--clock", request->clock, "time control, such as 5m+3s or 20s/move");
    command.add_option("--option", request->rules, "an option of the game as key=value");
    command.add_option("--size", request->size, "size of the board, where the game has several");
    command.add_option("--seed", request->seed, "decides everything random");
    command.add_option("--position", request->position, "start from this position");
    command.add_option("--load", request->load, "go on with the game of this file");
    command.add_option("--format", *format,
                       "its format: pdn, fen, dat, v06, multidames, txt or json");
    command.add_option("--number", request->number,
                       "which game of the file, or with --resume of the list");
    command.add_option("--theme", request->theme, "modern, v06, 3il, ulb, multidames or mansuba");
    auto* const resume = command.add_flag("--resume", request->is_resumed,
                                          "go on with an unfinished game; asks which");
    auto const is_list = std::make_shared<bool>(false), is_json = std::make_shared<bool>(false);
    auto* const list =
        command.add_flag("--list", *is_list, "list the unfinished games")->excludes(resume);
    command.add_flag("--json", *is_json, "the list as JSON")->needs(list);
    command.add_flag("--touch-move", request->is_touch_move, "a touched piece must be played");
    command.add_flag("--arbitrage", request->is_arbitrage, "irregular moves can be corrected");
    command.add_flag("--plain", request->is_plain, "no guided dialogue for v06, ulb, multidames");
    command.add_flag("--tui", request->is_full_screen, "use the whole screen");
    on_run(command, exit_code, [request, format, is_list, is_json] {
        if (*is_list && *is_json) return print_unfinished(request->game);
        if (*is_list) return terminal::list_unfinished(request->game);
        if (!read_format(*format, request->format)) return bad_input;
        return terminal::play(*request, services());
    });
}

void add_review(CLI::App& app, int& exit_code) {
    CLI::App& command = *app.add_subcommand("review", "Step through the games of a file");
    auto const request = std::make_shared<terminal::ReviewRequest>();
    auto const format = std::make_shared<std::string>();
    command.add_option("file", request->file, "the game or games, in any format")->required();
    command.add_option("--game", request->number, "start with this game of several");
    command.add_option("--format", *format, "pdn, fen, dat, v06, multidames, txt or json");
    command.add_option("--variant", request->variant, "the game, where the file does not say it");
    command.add_option("--theme", request->theme, "modern, v06, 3il, ulb, multidames or mansuba");
    command.add_flag("--engine", request->has_engine, "let the computer look along");
    on_run(command, exit_code, [request, format] {
        if (!read_format(*format, request->format)) return bad_input;
        return terminal::review(*request);
    });
}

} // namespace damier::program
