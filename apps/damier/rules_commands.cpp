// damier variants, damier rules, damier moves: what the rule sets are and allow.
#include "apps/damier/position_options.hpp"

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
            fmt::print("{:14} {:24} {:6} {}\n", variant->key(), text::tr(variant->name()),
                       board_text(*variant), type.empty() ? "-" : type);
    }
    if (as_json) fmt::print("{}\n", list.dump(2));
    return success;
}

int print_rules(std::string const& key) {
    auto const variant = variants::find(key);
    if (!variant) {
        complain(variant.error());
        return bad_input;
    }
    fmt::print("{}\n\n", text::tr((*variant)->name()));
    for (Message const& sentence : (*variant)->law()) fmt::print("- {}\n", text::tr(sentence));
    return success;
}

int print_moves(PositionOptions const& options, bool with_captured) {
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
    for (std::string const& move : *moves) fmt::print("{}\n", move);
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
    CLI::App& command = *app.add_subcommand("rules", "Tell the law of a rule set");
    auto const key = std::make_shared<std::string>();
    command.add_option("variant", *key, "rule set (see «damier variants»)")->required();
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
