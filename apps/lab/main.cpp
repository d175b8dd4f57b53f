// damier-lab: where the engine learns. Plays games with itself, learns from them, and finds out
// what that was good for.
#include "apps/lab/command.hpp"

int main(int argc, char** argv) {
    using namespace damier::lab;
    int exit_code = 0;
    CLI::App app("The laboratory of Damier: the engine learns from its own games.", "damier-lab");
    app.set_version_flag("-V,--version", std::string("damier-lab ") + DAMIER_VERSION);
    app.require_subcommand(1);
    app.footer("Exit codes: 0 success, 2 wrong option or input, 130 interrupted.");
    add_play(app, exit_code);
    add_stats(app, exit_code);
    add_chances(app, exit_code);
    add_learn(app, exit_code);
    add_match(app, exit_code);
    add_generation(app, exit_code);
    add_levels(app, exit_code);
    add_tune(app, exit_code);
    add_book(app, exit_code);
    add_tables(app, exit_code);
    add_show(app, exit_code);
    try {
        app.parse(argc, argv);
    } catch (CLI::ParseError const& wrong) {
        return app.exit(wrong) == 0 ? 0 : 2;
    }
    return exit_code;
}
