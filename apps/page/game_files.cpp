#include "apps/page/game_files.hpp"

#include "damier/records/commands.hpp"

#include <nlohmann/json.hpp>

namespace damier::page {

void GameFiles::read(std::string const& name, std::string_view text) {
    records::Asked asked;
    asked.name = name;
    auto found = records::read_any(text, asked, catalogue_);
    if (!found) return voice_.refuse(found.error());
    read_ = *std::move(found);
    read_format_ = records::format_of(asked, text);
    Json list = Json::array();
    for (records::FileGame const& game : read_.games) {
        auto const tag = [&](char const* key) { return std::string(game.tag(key).value_or("")); };
        Json entry{{"white", tag("White")},
                   {"black", tag("Black")},
                   {"event", tag("Event")},
                   {"date", tag("Date")},
                   {"result", tag("Result")}};
        if (game.record)
            entry["game"] = voice_.tr(game.record->game->name());
        else
            entry["problem"] = voice_.tr(game.record.error());
        if (game.record && game.record->guess) entry["remark"] = voice_.tr(*game.record->guess);
        list.push_back(std::move(entry));
    }
    // What is wrong in a game counts more than what was guessed.
    for (records::Problem const& problem : read_.problems) {
        auto const at = static_cast<std::size_t>(problem.game - 1);
        bool const is_error = problem.severity == pdn::Severity::error && at < list.size();
        if (is_error) list[at]["remark"] = voice_.tr(problem.error);
    }
    voice_.tell({{"kind", "listed"}, {"games", std::move(list)}});
}

void GameFiles::take(std::size_t number, std::string const& name) {
    if (number >= read_.games.size()) return;
    records::FileGame const& chosen = read_.games[number];
    if (!chosen.record) return voice_.refuse(chosen.record.error());
    auto const commands = records::commands_of(*chosen.record);
    if (!commands) return voice_.refuse(commands.error());
    std::vector<session::TimedCommand> entries;
    for (session::Command const& command : *commands)
        entries.push_back({session::Duration::zero(), command});
    table_.open(name, "");
    if (auto const taken = table_.desk().take_up(entries); !taken)
        return voice_.refuse(taken.error());
    if (auto const origin = records::write(records::Format::pdn, chosen))
        voice_.tell({{"kind", "origin"}, {"name", name}, {"text", *origin}});
    file_.take(*chosen.record, read_format_);
    table_.change();
}

void GameFiles::recall(std::string_view origin) {
    records::Asked asked;
    asked.format = records::Format::pdn;
    auto const found = records::read_any(origin, asked, catalogue_);
    if (found && !found->games.empty() && found->games.front().record)
        file_.take(*found->games.front().record, records::Format::pdn);
}

void GameFiles::save(std::string_view name) const {
    auto const format = records::format_named(name);
    if (!format) return voice_.refuse(format.error());
    auto const text = file_.write(*format, table_.session(), table_.shown());
    if (!text) return voice_.refuse(text.error());
    voice_.tell({{"kind", "file"}, {"format", name}, {"text", *text}});
}

void GameFiles::tell_formats() const {
    Json fitting = Json::array();
    for (std::string_view const name : {"pdn", "fen", "json", "dat", "v06", "multidames", "txt"}) {
        auto const format = records::format_named(name);
        if (format && file_.write(*format, table_.session(), table_.shown()))
            fitting.push_back(name);
    }
    voice_.tell({{"kind", "formats"}, {"formats", std::move(fitting)}});
}

} // namespace damier::page
