// Reads the command line, finds the sub-command and reports what is wrong with it.
#include "apps/damier/program.hpp"
#include "apps/damier/command.hpp"
#include "apps/text/last_words.hpp"
#include "apps/text/print.hpp"

#include "damier/base/text.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <new>
#include <optional>
#include <sstream>
#include <unistd.h>

namespace damier::program {

namespace {

// Not fmt::print: it throws where nothing can be written, and this is what tells of it.
void complain_with(std::string const& text) {
    std::fputs(fmt::format("damier: {}\n", text).c_str(), stderr);
}

} // namespace

void complain(Error const& error) { complain_with(text::tr(error)); }
void complain(Message const& message) { complain_with(text::tr(message)); }

void on_run(CLI::App& command, int& exit_code, std::function<int()> run) {
    command.callback([&exit_code, run = std::move(run)] { exit_code = run(); });
}

namespace {

struct Command {
    std::string_view name;
    void (*add)(CLI::App& app, int& exit_code);
};
constexpr std::array commands{
    Command{"play", add_play},         Command{"review", add_review},
    Command{"variants", add_variants}, Command{"rules", add_rules},
    Command{"moves", add_moves},       Command{"perft", add_perft},
    Command{"bench", add_bench},       Command{"analyse", add_analyse},
    Command{"tables", add_tables},     Command{"train", add_train},
    Command{"book", add_book},         Command{"games", add_games},
    Command{"selfplay", add_selfplay}, Command{"mansuba", add_mansuba},
    Command{"convert", add_convert},   Command{"pdn", add_pdn},
    Command{"hub", add_hub},           Command{"dxp", add_dxp},
    Command{"match", add_match},       Command{"classroom", add_classroom},
};

// The first word that is neither an option nor the value of one.
std::optional<std::string> first_word(int argc, char** argv) {
    for (int i = 1; i < argc; ++i) {
        std::string const word = argv[i];
        if (word == "--") break; // behind it nothing is a command
        if (word == "--lang") ++i;
        if (!word.starts_with('-')) return word;
    }
    return std::nullopt;
}

// The command that is wanted alone: the options of all others take longer to declare than many a
// command to run. All of them where none is, for the help and to name the nearest.
void add_commands(CLI::App& app, std::optional<std::string> const& wanted, int& exit_code) {
    auto const found = std::ranges::find(commands, wanted.value_or(""), &Command::name);
    if (found != commands.end()) return found->add(app, exit_code);
    for (Command const& command : commands) command.add(app, exit_code);
}

bool is_known_command(CLI::App const& app, std::string const& wanted) {
    for (CLI::App const* const command : app.get_subcommands({}))
        if (command->check_name(wanted)) return true;
    complain(no_such_command(app, wanted));
    return false;
}

// «--name=» with nothing behind it, for which CLI11 would take the next word, whatever it is.
bool has_empty_value(int argc, char** argv) {
    for (int i = 1; i < argc; ++i) {
        std::string_view const word = argv[i];
        if (!word.starts_with("--") || word.find('=') + 1 != word.size()) continue;
        complain(Message(msg("{}: {}"), word.substr(0, word.size() - 1),
                         text::tr(msg("the value is empty"))));
        return true;
    }
    return false;
}

// What CLI11 has written to a stream: streams leave out what they have no memory for.
void print_whole(std::string const& help) {
    if (text::has_wanted_memory()) throw std::bad_alloc();
    text::print("{}", help);
}

// The language must be known before the first word is said, even one of the help.
std::string wanted_language(int argc, char** argv) {
    for (int i = 1; i < argc; ++i) {
        std::string_view const word = argv[i];
        if (word.starts_with("--lang=")) return std::string(word.substr(7));
        if (word == "--lang" && i + 1 < argc) return argv[i + 1];
    }
    return {};
}

void set_up(CLI::App& app, std::string& language) {
    app.set_help_flag("-h,--help", std::string(msg("Print this help message and exit")));
    app.set_version_flag("-V,--version", std::string("damier ") + DAMIER_VERSION,
                         std::string(msg("Display program version information and exit")));
    app.require_subcommand(0, 1);
    app.fallthrough(); // the language can be said behind any command
    app.add_option("--lang", language,
                   "language of all messages, such as en; by default the locale's")
        ->check(one_of(text::languages()));
    app.footer("Exit codes: 0 success, 1 the task failed, 2 wrong option or input.");
}

} // namespace

int run(int argc, char** argv) {
    std::string language = wanted_language(argc, argv);
    auto const languages = text::languages();
    bool const is_known = std::ranges::find(languages, language) != languages.end();
    text::use_language(is_known ? language : "");
    text::expect_want_of_memory("damier");
    int exit_code = success;
    CLI::App app(std::string(msg("Draughts of every kind: rules, analysis and play.")), "damier");
    set_up(app, language);
    auto const wanted = first_word(argc, argv);
    add_commands(app, wanted, exit_code);
    translate(app);
    refuse_empty_values(app);
    if ((wanted && !is_known_command(app, *wanted)) || has_empty_value(argc, argv))
        return bad_input;
    try {
        app.parse(argc, argv);
    } catch (CLI::Success const& asked) { // --help, --version
        std::ostringstream said;
        int const code = app.exit(asked, said, said);
        print_whole(said.str());
        return code;
    } catch (CLI::ParseError const& wrong) {
        complain(what_is_wrong(wrong, app));
        return bad_input;
    }
    if (!app.get_subcommands().empty()) return exit_code;
    if (isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0) return play_from_menu();
    print_whole(app.help());
    return exit_code;
}

} // namespace damier::program
