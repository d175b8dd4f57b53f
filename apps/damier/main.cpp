// The program: reads the command line, finds the sub-command, reports errors.
#include "apps/damier/command.hpp"

#include "damier/base/text.hpp"

#include <fmt/core.h>

#include <csignal>
#include <unistd.h>

namespace damier::program {

void complain(Error const& error) { fmt::print(stderr, "damier: {}\n", text::tr(error)); }
void complain(Message const& message) { fmt::print(stderr, "damier: {}\n", text::tr(message)); }

void on_run(CLI::App& command, int& exit_code, std::function<int()> run) {
    command.callback([&exit_code, run = std::move(run)] { exit_code = run(); });
}

namespace {

// A mistyped command is answered with the nearest ones instead of a list of everything.
bool is_known_command(CLI::App const& app, int argc, char** argv) {
    if (argc < 2 || argv[1][0] == '-') return true;
    std::vector<std::string> names;
    for (CLI::App const* const command : app.get_subcommands({})) {
        if (command->get_name() == argv[1]) return true;
        names.push_back(command->get_name());
    }
    std::vector<std::string> const near = nearest(argv[1], names);
    if (near.empty())
        complain(error(msg("there is no command «{}»; «damier --help» lists them"), argv[1]));
    else
        complain(
            error(msg("there is no command «{}»; did you mean {}?"), argv[1], join(near, ", ")));
    return false;
}

void set_up(CLI::App& app, int& exit_code) {
    app.set_version_flag("-V,--version", std::string("damier ") + DAMIER_VERSION);
    app.require_subcommand(0, 1);
    app.footer("Exit codes: 0 success, 1 the task failed, 2 wrong option or input.");
    add_play(app, exit_code);
    add_review(app, exit_code);
    add_variants(app, exit_code);
    add_rules(app, exit_code);
    add_moves(app, exit_code);
    add_perft(app, exit_code);
    add_bench(app, exit_code);
    add_analyse(app, exit_code);
    add_games(app, exit_code);
    add_selfplay(app, exit_code);
    add_mansuba(app, exit_code);
    add_convert(app, exit_code);
    add_pdn(app, exit_code);
    add_hub(app, exit_code);
    add_dxp(app, exit_code);
    add_match(app, exit_code);
}

int run(int argc, char** argv) {
    text::use_language("");
    int exit_code = success;
    CLI::App app("Draughts of every kind: rules, analysis and play.", "damier");
    set_up(app, exit_code);
    if (!is_known_command(app, argc, argv)) return bad_input;
    try {
        app.parse(argc, argv);
    } catch (CLI::Success const& asked) { // --help, --version
        return app.exit(asked);
    } catch (CLI::ParseError const& wrong) {
        fmt::print(stderr, "damier: {}\n", wrong.what());
        return bad_input;
    }
    if (!app.get_subcommands().empty()) return exit_code;
    if (isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0) return play_from_menu();
    fmt::print("{}", app.help());
    return exit_code;
}

} // namespace

} // namespace damier::program

int main(int argc, char** argv) {
    std::signal(SIGPIPE, SIG_DFL); // `damier moves | head` ends quietly
    return damier::program::run(argc, argv);
}
