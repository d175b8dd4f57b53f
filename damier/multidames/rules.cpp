#include "damier/multidames/rules.hpp"

#include "damier/base/text.hpp"

#include <algorithm>

namespace damier::multidames {

namespace {

constexpr std::array<char const*, 4> value_keys{"", "value-white", "value-red", "value-black"};
constexpr std::array<std::string_view, 3> jumps_names{"all", "straight", "slanted"};

} // namespace

std::span<game::Option const> rule_options() {
    static std::vector<game::Option> const options{
        {"value-white", msg("Worth of a white pawn"), {}, 0, most_value, "1"},
        {"value-red", msg("Worth of a red pawn"), {}, 0, most_value, "5"},
        {"value-black", msg("Worth of a black pawn"), {}, 0, most_value, "8"},
        {"jumps", msg("Jumps"), {"all", "straight", "slanted"}, 0, 0, "all"},
        {"chains", msg("Chains of jumps"), {"forced", "free"}, 0, 0, "forced"},
        {"penalty", msg("Penalty at the end"), {"yes", "no"}, 0, 0, "yes"},
        {"early-stop", msg("Stopping in the first round"), {"no", "yes"}, 0, 0, "no"},
    };
    return options;
}

game::Options differences(Rules const& rules) {
    constexpr Rules standard;
    game::Options told;
    for (std::size_t i = 1; i < value_keys.size(); ++i)
        if (rules.values[i] != standard.values[i])
            told[value_keys[i]] = std::to_string(rules.values[i]);
    if (rules.jumps != standard.jumps)
        told["jumps"] = jumps_names[static_cast<std::size_t>(rules.jumps)];
    if (rules.free_chains) told["chains"] = "free";
    if (!rules.has_penalty) told["penalty"] = "no";
    if (rules.early_stop) told["early-stop"] = "yes";
    return told;
}

Rules rules_of(game::Options const& options) {
    Rules rules;
    for (std::size_t i = 1; i < value_keys.size(); ++i)
        rules.values[i] = static_cast<std::uint8_t>(*to_integer(options.at(value_keys[i])));
    rules.jumps = static_cast<Jumps>(std::ranges::find(jumps_names, options.at("jumps"))
                                     - jumps_names.begin());
    rules.free_chains = options.at("chains") == "free";
    rules.has_penalty = options.at("penalty") == "yes";
    rules.early_stop = options.at("early-stop") == "yes";
    return rules;
}

std::string in_words(game::Options const& options) {
    std::vector<std::string> all;
    for (auto const& [key, value] : options) all.push_back(key + '=' + value);
    return join(all, " ");
}

} // namespace damier::multidames
