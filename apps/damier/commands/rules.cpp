// damier variants, damier rules, damier moves: what the rule sets are and allow.
#include "apps/damier/position_options.hpp"
#include "apps/terminal/setup.hpp"
#include "apps/text/print.hpp"

#include "damier/base/text.hpp"
#include "damier/catalogue/catalogue.hpp"

#include <fmt/core.h>
#include <nlohmann/json.hpp>

namespace damier::program {

namespace {

std::string board_text(variants::Variant const& variant) {
    auto const& g = variant.rules().law()->geometry();
    return fmt::format("{}x{}", g.width, g.height);
}

int print_variants(bool as_json) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (auto const& variant : variants::all()) {
        auto const& t = variant->rules().text();
        std::string const type(t.game_type_tag());
        if (as_json)
            list.push_back({{"key", variant->key()},
                            {"name", text::tr(variant->name())},
                            {"board", board_text(*variant)},
                            {"game_type", type.empty() ? nlohmann::ordered_json()
                                                       : nlohmann::ordered_json(type)},
                            {"start", variant->start_fen()}});
        else
            text::print("{:14} {:24} {:6} {}\n", variant->key(), text::tr(variant->name()),
                        board_text(*variant), type.empty() ? "-" : type);
    }
    if (as_json) text::print("{}\n", list.dump(2));
    return success;
}

// What may be chosen before a game, as «--option key=value» takes it.
void print_options(game::Game const& game) {
    if (game.options().empty()) return;
    text::print("\n{}\n", text::tr(msg("Options (--option key=value):")));
    for (std::string const& line : terminal::option_lines(game)) text::print("{}\n", line);
}

int print_rules(std::string const& key) {
    auto const game = catalogue::find(key);
    if (!game) {
        complain(game.error());
        return bad_input;
    }
    text::print("{}\n\n", text::tr((*game)->name()));
    for (Message const& sentence : (*game)->law()) text::print("- {}\n", text::tr(sentence));
    print_options(**game);
    return success;
}

int print_other_moves(PositionOptions const& options) {
    auto const found = options.find_other();
    if (!found) {
        complain(found.error());
        return bad_input;
    }
    for (game::Action const& action : found->state->actions()) text::print("{}\n", action.text);
    return success;
}

int print_moves(PositionOptions const& options, bool with_captured) {
    if (options.is_other_game()) return print_other_moves(options);
    auto const variant = options.find();
    if (!variant) {
        complain(variant.error());
        return bad_input;
    }
    auto const moves = (*variant)->moves(options.fen_of(**variant), with_captured);
    if (!moves) {
        complain(moves.error());
        return bad_input;
    }
    for (std::string const& move : *moves) text::print("{}\n", move);
    return success;
}

} // namespace

void add_variants(CLI::App& app, int& exit_code) {
    CLI::App& command = *app.add_subcommand("variants", "List the draughts rule sets");
    auto const as_json = std::make_shared<bool>(false);
    command.add_flag("--json", *as_json, "for programs");
    on_run(command, exit_code, [as_json] { return print_variants(*as_json); });
}

void add_rules(CLI::App& app, int& exit_code) {
    CLI::App& command = *app.add_subcommand("rules", "Print the rules of a game and its options");
    auto const key = std::make_shared<std::string>();
    command.add_option("game", *key, "game (see «damier games»)")->required();
    on_run(command, exit_code, [key] { return print_rules(*key); });
}

void add_moves(CLI::App& app, int& exit_code) {
    CLI::App& command = *app.add_subcommand("moves", "List the legal moves of a position");
    auto const options = add_position_options(command);
    auto const with_captured = std::make_shared<bool>(false);
    command.add_flag("--captured", *with_captured, "with the captured squares: 15x2{8,19,20}=K");
    on_run(command, exit_code, [=] { return print_moves(*options, *with_captured); });
}

} // namespace damier::program
