#include "damier/game/game.hpp"

#include "damier/base/text.hpp"

#include <algorithm>

namespace damier::game {

namespace {

Error unknown_option(std::string const& key, std::span<Option const> declared) {
    if (declared.empty()) return error(msg("this game has no options, so «{}» cannot be set"), key);
    std::vector<std::string> keys;
    for (Option const& option : declared) keys.push_back(option.key);
    return error(msg("there is no option «{}» here; there are: {}"), key, join(keys, ", "));
}

Result<Done> check(Option const& option, std::string const& value) {
    if (!option.choices.empty()) {
        if (std::ranges::find(option.choices, value) != option.choices.end()) return Done{};
        return error(msg("{} cannot be «{}»; it is one of: {}"), option.key, value,
                     join(option.choices, ", "));
    }
    std::optional<long> const number = to_integer(value);
    if (number && *number >= option.least && *number <= option.most) return Done{};
    return error(msg("{} must be a whole number from {} to {}, not «{}»"), option.key, option.least,
                 option.most, value);
}

} // namespace

bool Game::has_bot(std::string_view kind) const {
    return std::ranges::find(bots(), kind, &BotKind::key) != bots().end();
}

Result<Options> complete(Options const& given, std::span<Option const> declared) {
    Options all;
    for (Option const& option : declared) all[option.key] = option.standard;
    for (auto const& [key, value] : given) {
        auto const option = std::ranges::find(declared, key, &Option::key);
        if (option == declared.end()) return unknown_option(key, declared);
        if (Result<Done> const ok = check(*option, value); !ok) return ok.error();
        all[key] = value;
    }
    return all;
}

} // namespace damier::game
