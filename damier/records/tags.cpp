#include "damier/records/tags.hpp"

#include "damier/base/text.hpp"
#include "damier/records/players.hpp"

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
    return players[seat].bot.empty() ? "?" : computer_name(players[seat].bot);
}

} // namespace

bool is_told(std::string_view value) {
    return value.find_first_not_of("?.-") != std::string_view::npos;
}

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

std::vector<pdn::Tag> missing_tags(Record const& record, std::string_view date) {
    std::vector<pdn::Tag> missing;
    std::string_view const type = record.game->file_style().game_type;
    bool const is_own = type.empty() || (record.tag("Game") && !record.tag("GameType"));
    auto const add = [&](std::string const& name, std::string_view value) {
        if (!record.tag(name)) missing.push_back({name, std::string(value)});
    };
    add("Event", "?");
    add("Site", "?");
    add("Date", date);
    add("Round", "?");
    add("White", name_of(record, 0));
    add("Black", name_of(record, 1));
    add("Result", record.result);
    if (!is_own) add("GameType", type);
    if (record.setup.clock.size() == 1)
        if (auto const control = session::to_pdn(record.setup.clock[0]))
            add("TimeControl", *control);
    return missing;
}

std::vector<std::string> complete_tags(Record& record, std::string_view date) {
    std::vector<std::string> added;
    for (pdn::Tag& tag : missing_tags(record, date)) {
        added.push_back(tag.name);
        record.tags.push_back(std::move(tag));
    }
    return added;
}

void tell_of_play(Record& record, std::string_view date) {
    std::vector<std::string> const added = complete_tags(record, date);
    if (added.empty() || record.tag("TimeControl")) return;
    record.tags.push_back({"TimeControl", record.setup.clock.empty() ? "-" : "?"});
}

} // namespace damier::records
