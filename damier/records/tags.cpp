#include "damier/records/tags.hpp"

#include "damier/base/text.hpp"

#include <array>
#include <cstdlib>
#include <ctime>

namespace damier::records {

namespace {

// Who plays, as far as that is known: a name, or the computer player.
std::string name_of(Record const& record, std::size_t seat) {
    std::vector<session::Player> const& players = record.setup.players;
    if (seat >= players.size()) return "?";
    if (!players[seat].name.empty()) return players[seat].name;
    return players[seat].bot.empty() ? "?" : "Damier " + players[seat].bot;
}

} // namespace

std::string today() {
    std::time_t now = std::time(nullptr);
    char const* const fixed = std::getenv("SOURCE_DATE_EPOCH");
    bool const is_fixed = fixed != nullptr && to_integer(fixed).has_value();
    if (is_fixed) now = static_cast<std::time_t>(*to_integer(fixed));
    std::tm parts{};
    is_fixed ? ::gmtime_r(&now, &parts) : ::localtime_r(&now, &parts);
    std::array<char, 32> date{};
    std::strftime(date.data(), date.size(), "%Y.%m.%d", &parts);
    return date.data();
}

std::vector<std::string> complete_tags(Record& record, std::string_view date) {
    std::vector<std::string> added;
    auto const add = [&](std::string const& name, std::string_view value) {
        if (record.tag(name)) return;
        record.tags.push_back({name, std::string(value)});
        added.push_back(name);
    };
    add("Event", "?");
    add("Site", "?");
    add("Date", date);
    add("Round", "?");
    std::string_view const type = record.game->file_style().game_type;
    if (!type.empty()) { // other games have players of their own
        add("White", name_of(record, 0));
        add("Black", name_of(record, 1));
    }
    add("Result", record.result);
    if (type.empty() || record.tag("Game")) return added;
    add("GameType", type);
    if (record.setup.clock.size() == 1)
        if (auto const control = session::to_pdn(record.setup.clock[0]))
            add("TimeControl", *control);
    return added;
}

} // namespace damier::records
