// damier games: everything that can be played; damier mansuba: one of them, as its document plays
// it.
#include "apps/damier/command.hpp"
#include "apps/damier/commands/mansuba.hpp"
#include "apps/terminal/view/look.hpp"
#include "apps/text/print.hpp"

#include "damier/catalogue/catalogue.hpp"

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include <cstdlib>
#include <unistd.h>

namespace damier::program {

namespace {

using Json = nlohmann::ordered_json;

Json game_json(game::Option const& option) {
    Json json{{"key", option.key}, {"name", text::tr(option.name)}, {"standard", option.standard}};
    if (!option.choices.empty()) {
        json["choices"] = option.choices;
    } else {
        json["least"] = option.least;
        json["most"] = option.most;
    }
    return json;
}

Json game_json(game::Game const& game) {
    Json json{{"key", game.key()},
              {"name", text::tr(game.name())},
              {"summary", text::tr(game.summary())},
              {"options", Json::array()},
              {"players", Json::array()}};
    for (game::Option const& option : game.options()) json["options"].push_back(game_json(option));
    for (game::BotKind const& bot : game.bots())
        json["players"].push_back({{"key", bot.key}, {"name", text::tr(bot.name)}});
    return json;
}

std::string options_text(game::Game const& game) {
    std::string text;
    for (game::Option const& option : game.options())
        text += (text.empty() ? "" : " ") + option.key;
    return text.empty() ? "-" : text;
}

int print_games(bool as_json) {
    Json list = Json::array();
    for (game::Game const* const game : catalogue::all()) {
        if (as_json)
            list.push_back(game_json(*game));
        else
            text::print("{:22} {:26} {}\n", game->key(), text::tr(game->name()),
                        options_text(*game));
    }
    if (as_json) text::print("{}\n", list.dump(2));
    return success;
}

} // namespace

void add_games(CLI::App& app, int& exit_code) {
    CLI::App& command = *app.add_subcommand("games", "List everything that can be played");
    auto const as_json = std::make_shared<bool>(false);
    command.add_flag("--json", *as_json, "for programs");
    on_run(command, exit_code, [as_json] { return print_games(*as_json); });
}

void add_mansuba(CLI::App& app, int& exit_code) {
    CLI::App& command =
        *app.add_subcommand("mansuba", "Play Mansuba with the options of its document");
    auto const options = std::make_shared<MansubaOptions>();
    declare(command, *options);
    on_run(command, exit_code, [options] {
        options->has_colour = terminal::Look::of_terminal(std::getenv, STDOUT_FILENO).has_colour;
        return run_mansuba(*options);
    });
}

} // namespace damier::program
