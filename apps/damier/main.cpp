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

CLI::Validator real_range(double least, double most) {
    auto const check = [least, most](std::string& text) -> std::string {
        double value = 0;
        bool const is_good =
            CLI::detail::lexical_cast(text, value) && value >= least && value <= most;
        return is_good ? "" : fmt::format("Value {} not in range {} to {}", text, least, most);
    };
    return CLI::Validator(check, "");
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

// The texts were given in English; the names of the groups are CLI11's own.
void translate(CLI::App& app) {
    using text::tr;
    auto const group = [](std::string const& name) {
        if (name == "Options") return tr(msg("Options"));
        return name == "Subcommands" ? tr(msg("Subcommands")) : name;
    };
    app.description(tr(app.get_description()));
    app.footer(tr(app.get_footer()));
    app.group(group(app.get_group()));
    auto const formatter = std::make_shared<CLI::Formatter>();
    formatter->label("Usage", tr(msg("Usage")));
    formatter->label("OPTIONS", tr(msg("OPTIONS")));
    formatter->label("SUBCOMMAND", tr(msg("SUBCOMMAND")));
    formatter->label("Positionals", tr(msg("Positionals")));
    formatter->label("REQUIRED", tr(msg("REQUIRED")));
    formatter->label("TEXT", tr(msg("TEXT")));
    formatter->label("INT", tr(msg("INT")));
    formatter->label("UINT", tr(msg("INT")));
    formatter->label("FLOAT", tr(msg("FLOAT")));
    app.formatter(formatter);
    for (CLI::Option* const option : app.get_options()) {
        std::string const text = option->get_description();
        if (text.empty()) continue;
        option->description(tr(text));
        option->group(group(option->get_group()));
    }
    for (CLI::App* const command : app.get_subcommands([](CLI::App*) { return true; }))
        translate(*command);
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

void set_up(CLI::App& app, std::string& language, int& exit_code) {
    app.set_help_flag("-h,--help", std::string(msg("Print this help message and exit")));
    app.set_version_flag("-V,--version", std::string("damier ") + DAMIER_VERSION,
                         std::string(msg("Display program version information and exit")));
    app.require_subcommand(0, 1);
    app.fallthrough(); // the language can be said behind any command
    app.add_option("--lang", language, "language: fr or en; without it the locale's")
        ->check(CLI::IsMember({"fr", "en"}));
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

// CLI11 speaks English only; what it tells about the usual mistakes is said in our words.
Message what_is_wrong(CLI::ParseError const& wrong) {
    std::string const said = wrong.what();
    std::string const rest = said.substr(std::min(said.find(": ") + 1, said.size()));
    std::string const first = said.substr(0, said.find_first_of(" :"));
    if (said == "A subcommand is required")
        return Message(msg("a sub-command is needed; see --help"));
    if (dynamic_cast<CLI::ExtrasError const*>(&wrong) != nullptr)
        return Message(msg("not expected here: {}"), std::string(trim(rest)));
    if (dynamic_cast<CLI::RequiredError const*>(&wrong) != nullptr)
        return Message(msg("«{}» is missing; see --help"), first);
    if (dynamic_cast<CLI::ConversionError const*>(&wrong) != nullptr
        || dynamic_cast<CLI::ValidationError const*>(&wrong) != nullptr)
        return Message(msg("this value cannot be used: {}"), said);
    if (dynamic_cast<CLI::ArgumentMismatch const*>(&wrong) != nullptr)
        return Message(msg("«{}» needs a value; see --help"), first);
    return Message(msg("the command line is wrong: {}"), said);
}

int run(int argc, char** argv) {
    std::string language = wanted_language(argc, argv);
    text::use_language(language == "fr" || language == "en" ? language : "");
    int exit_code = success;
    CLI::App app(std::string(msg("Draughts of every kind: rules, analysis and play.")), "damier");
    set_up(app, language, exit_code);
    translate(app);
    if (!is_known_command(app, argc, argv)) return bad_input;
    try {
        app.parse(argc, argv);
    } catch (CLI::Success const& asked) { // --help, --version
        return app.exit(asked);
    } catch (CLI::ParseError const& wrong) {
        complain(what_is_wrong(wrong));
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
