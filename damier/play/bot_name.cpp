#include "damier/play/bot_name.hpp"

#include "damier/base/strength.hpp"
#include "damier/base/text.hpp"

#include <algorithm>

namespace damier::play {

Message bot_name(game::Game const& game, std::string_view bot) {
    constexpr std::string_view engine = "engine:";
    // The list tells what sort of player a level is: too much for every mention of it.
    if (bot.starts_with(engine))
        if (auto const strength = to_integer(bot.substr(engine.size())))
            return is_points(*strength) ? counted(*strength, "{} point", "{} points", *strength)
                                        : Message(msg("level {}"), *strength);
    auto const known = std::ranges::find(game.bots(), bot, &game::BotKind::key);
    return known == game.bots().end() ? Message("{}", bot) : Message(known->name);
}

} // namespace damier::play
