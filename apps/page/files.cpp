// Games from texts and as texts, in every format; positions put together by hand.
#include "apps/page/bridge.hpp"
#include "damier/base/text.hpp"
#include "damier/game/setup.hpp"
#include "damier/records/commands.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace damier::page {

void Bridge::read(Rest rest) {
    std::size_t const end = std::min(rest.find('\n'), rest.size());
    records::Asked asked;
    asked.name = rest.substr(0, end);
    std::string_view const text = rest.substr(std::min(end + 1, rest.size()));
    auto found = records::read_any(text, asked, catalogue_);
    if (!found) return say(found.error());
    read_ = *std::move(found);
    read_format_ = records::format_of(asked, text);
    Json list = Json::array();
    for (records::FileGame const& game : read_.games) {
        auto const tag = [&](char const* name) { return std::string(game.tag(name).value_or("")); };
        Json entry{{"white", tag("White")},
                   {"black", tag("Black")},
                   {"event", tag("Event")},
                   {"date", tag("Date")},
                   {"result", tag("Result")}};
        if (game.record)
            entry["game"] = language_.tr(game.record->game->name());
        else
            entry["problem"] = language_.tr(game.record.error());
        if (game.record && game.record->guess) entry["remark"] = language_.tr(*game.record->guess);
        list.push_back(std::move(entry));
    }
    // What is wrong in a game counts more than what was guessed.
    for (records::Problem const& problem : read_.problems) {
        auto const at = static_cast<std::size_t>(problem.game - 1);
        bool const is_error = problem.severity == pdn::Severity::error && at < list.size();
        if (is_error) list[at]["remark"] = language_.tr(problem.error);
    }
    tell_({{"kind", "listed"}, {"games", std::move(list)}});
}

// "NUMBER NAME": the game of the list, under that name at the table.
void Bridge::take(Rest rest) {
    std::size_t const blank = std::min(rest.find(' '), rest.size());
    auto const number = to_integer(rest.substr(0, blank));
    if (!number || *number < 0 || *number >= static_cast<long>(read_.games.size())) return;
    records::FileGame const& chosen = read_.games[static_cast<std::size_t>(*number)];
    if (!chosen.record) return say(chosen.record.error());
    auto const commands = records::commands_of(*chosen.record);
    if (!commands) return say(commands.error());
    std::vector<session::Entry> entries;
    for (session::Command const& command : *commands)
        entries.push_back({session::Duration::zero(), command});
    open(rest.substr(std::min(blank + 1, rest.size())));
    if (auto const taken = desk_->take_up(entries); !taken) return say(taken.error());
    file_.take(*chosen.record, read_format_);
    has_changed_ = true;
}

void Bridge::save(Rest name) {
    auto const format = records::format_named(name);
    if (!format) return say(format.error());
    auto const text = file_.write(*format, session(), shown());
    if (!text) return say(text.error());
    tell_({{"kind", "file"}, {"format", name}, {"text", *text}});
}

// "SEAT CELL:OWNER:KIND ...": what the pieces make, or why they make nothing.
void Bridge::build(Rest rest) {
    if (!has_game()) return;
    game::State const& state = session().state();
    if (state.setup() == nullptr)
        return say(error(msg("this game has no positions set up by hand")));
    auto const parts = words(rest);
    game::Placement placement = game::Placement::empty(state);
    auto const& about = state.about();
    placement.to_play =
        static_cast<game::Seat>(parts.empty() ? 0 : to_integer(parts[0]).value_or(0));
    for (std::size_t i = 1; i < parts.size(); ++i) {
        auto const numbers = split(parts[i], ':');
        if (numbers.size() != 3) return;
        auto const cell = to_integer(numbers[0]), owner = to_integer(numbers[1]),
                   kind = to_integer(numbers[2]);
        if (!cell || !owner || !kind || *cell < 0 || *kind < 0
            || *cell >= static_cast<long>(about.cells.size())
            || *kind >= static_cast<long>(about.kinds.size()))
            return;
        placement.at(static_cast<game::Cell>(*cell)) =
            game::Piece{static_cast<game::Seat>(*owner), static_cast<int>(*kind)};
    }
    auto const built = state.setup()->build(placement);
    tell_({{"kind", "built"},
           {"text", state.setup()->write(placement)},
           {"problem", built ? "" : language_.tr(built.error())}});
}

} // namespace damier::page
