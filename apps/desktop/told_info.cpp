#include "apps/desktop/told_info.hpp"

#include "damier/records/record.hpp"
#include "damier/records/tags.hpp"

#include <algorithm>

namespace damier::desktop {

GameInfo told_info(session::Session const& session) {
    auto const told_of = [&](std::string_view name) {
        auto const found = std::ranges::find(session.told(), name, &session::Told::name);
        bool const is_there = found != session.told().end() && records::is_told(found->value);
        return is_there ? found->value : std::string();
    };
    GameInfo info{told_of("Event"), told_of("Site"), told_of("Round"), told_of("Date"), {}, {}};
    auto const& players = session.setup().players;
    bool const is_pair = players.size() == 2;
    for (std::size_t i = 0; i < players.size(); ++i) {
        std::string const told = is_pair ? told_of(i == 0 ? "White" : "Black") : std::string();
        info.players.push_back(told.empty() ? players[i].name : told);
    }
    if (session.ending()) info.result = records::record_of(session).result;
    return info;
}

std::vector<session::Command> commands_to_tell(GameInfo const& before, GameInfo const& now) {
    std::vector<session::Command> commands;
    auto const tell = [&](char const* name, std::string const& was, std::string const& is) {
        if (was != is) commands.push_back(session::Tell{name, is});
    };
    tell("Event", before.event, now.event);
    tell("Site", before.site, now.site);
    tell("Round", before.round, now.round);
    tell("Date", before.date, now.date);
    if (now.players.size() == 2 && before.players.size() == 2) {
        tell("White", before.players[0], now.players[0]);
        tell("Black", before.players[1], now.players[1]);
    }
    return commands;
}

} // namespace damier::desktop
