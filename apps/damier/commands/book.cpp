// damier book: what the opening book of a game knows.
#include "damier/game/book.hpp"
#include "apps/damier/position_options.hpp"
#include "apps/text/print.hpp"

#include <fmt/core.h>
#include <nlohmann/json.hpp>

namespace damier::program {

namespace {

struct BookOptions {
    std::shared_ptr<PositionOptions> position;
    std::vector<std::string> moves;
    bool as_json = false;
};

// The position that is asked about.
Result<game::StatePtr> reached(BookOptions const& options) {
    auto const variant = options.position->find();
    if (!variant) return variant.error();
    auto state = (*variant)->read(options.position->fen_of(**variant));
    for (std::string const& move : options.moves) {
        if (!state) break;
        auto const action = (*state)->interpret(move);
        if (!action) return action.error();
        state = (*state)->after(*action);
    }
    return state;
}

void print(game::State const& state, std::vector<game::Book::Choice> const& choices, bool as_json) {
    auto rows = nlohmann::ordered_json::array();
    for (auto const& [action, value] : choices) {
        std::string const& move = state.actions()[action].text;
        if (as_json)
            rows.push_back({{"move", move}, {"men", value / 100.0}});
        else
            text::print("{:<10} {:+.2f}\n", move, value / 100.0);
    }
    if (as_json) text::print("{}\n", rows.dump());
}

int show(BookOptions const& options) {
    auto const state = reached(options);
    if (!state) {
        complain(state.error());
        return bad_input;
    }
    auto const* const book = game::book_of(options.position->variant);
    if (book == nullptr) {
        complain(Message(msg("there is no opening book of «{}»"), options.position->variant));
        return failure;
    }
    auto const choices = book->choices(**state);
    if (choices.empty() && !options.as_json) {
        complain(Message(msg("the book does not know this position")));
        return failure;
    }
    print(**state, choices, options.as_json);
    return success;
}

} // namespace

void add_book(CLI::App& app, int& exit_code) {
    CLI::App& command = *app.add_subcommand(
        "book", "The opening book, which varies the play of computers against people");
    command.require_subcommand(1);
    CLI::App& shown = *command.add_subcommand(
        "show", "Print the moves that the book knows, best first, with their value in men");
    auto const options = std::make_shared<BookOptions>();
    options->position = add_position_options(shown);
    shown.add_option("moves", options->moves, "moves to play first");
    shown.add_flag("--json", options->as_json, "for programs");
    on_run(shown, exit_code, [options] { return show(*options); });
}

} // namespace damier::program
