#include "apps/terminal/saved_game.hpp"

#include "damier/base/output_file.hpp"
#include "damier/base/text.hpp"
#include "damier/catalogue/catalogue.hpp"
#include "damier/records/commands.hpp"

#include <cstdlib>
#include <filesystem>

namespace damier::terminal {

namespace {

namespace fs = std::filesystem;
using records::Format;
using records::Record;
records::Asked asked_by(NamedFile const& named, Format usual, game::Game const* game) {
    return {named.file, named.format, game == nullptr ? std::string() : std::string(game->key()),
            usual};
}

// In the middle of a game nobody may have to wait for the other end of a pipe.
Result<std::string> content_of(NamedFile const& named) {
    if (named.content) return *named.content;
    std::error_code unknown;
    auto const kind = fs::status(named.file, unknown).type();
    if (kind == fs::file_type::fifo || kind == fs::file_type::character)
        return error(msg("«{}» is not a file"), named.file);
    return read_file(named.file);
}

bool is_journal(std::string_view content) { return content.starts_with(session::journal_header); }

// Games that were put away are journals.
Result<std::vector<session::TimedCommand>> journal_entries(std::string_view content) {
    session::Contents read = session::read_journal(content);
    if (read.entries.empty()) return error(msg("this file holds no game"));
    if (read.damage == session::Damage::corrupt)
        return error(msg("this file is damaged after {} commands"), read.entries.size());
    return std::move(read.entries);
}

} // namespace

namespace {

// «~/games/x.pdn», as a shell reads it.
std::string with_home(std::string name) {
    char const* const home = std::getenv("HOME");
    bool const is_at_home = name == "~" || name.starts_with("~/");
    return is_at_home && home != nullptr ? home + name.substr(1) : name;
}

} // namespace

// Options come behind the name, which is taken as it is: it may have blanks.
Result<NamedFile> NamedFile::read(std::string_view typed, std::string const& usual_file) {
    NamedFile named;
    std::vector<std::string_view> const parts = split_at_blanks(typed);
    std::string_view rest = trim(typed);
    for (std::size_t i = parts.size(); i >= 2; i -= 2) {
        std::string_view const option = parts[i - 2], value = parts[i - 1];
        if (option == "--format") {
            Result<Format> const format = records::format_named(value);
            if (!format) return format.error();
            named.format = *format;
        } else if (option == "--game" || option == "--number") {
            std::optional<long> const number = to_integer(value);
            if (!number || *number < 1)
                return error(msg("«{}» is no number of a game: they count from 1"), value);
            named.game = *number;
        } else {
            break;
        }
        rest = trim(typed.substr(0, static_cast<std::size_t>(option.data() - typed.data())));
    }
    std::string name(rest);
    if (name.size() > 1 && name.ends_with('!')) {
        name.pop_back();
        named.may_replace = true;
    }
    named.file = name.empty() ? usual_file : with_home(std::move(name));
    if (named.file.empty()) return error(msg("without a name there is no file"));
    return named;
}

Result<records::ReadGames> read_games(NamedFile const& named, Format usual,
                                      game::Game const* game) {
    Result<std::string> const content = read_file(named.file);
    if (!content) return content.error();
    return records::read_any(*content, asked_by(named, usual, game), catalogue::all());
}

Result<Done> SavedGame::save(session::Session const& session, NamedFile const& named,
                             Format usual) {
    Format const format = records::format_of(asked_by(named, usual, nullptr), {});
    std::error_code problem;
    if (fs::is_directory(named.file, problem)) return error(msg("«{}» is a folder"), named.file);
    if (fs::exists(named.file, problem) && !named.may_replace && !own_.contains(named.file))
        return error(msg("the file «{}» exists already; with «!» behind its name it is replaced"),
                     named.file);
    Result<std::string> const text = file_.write(format, session, session.tree().current());
    if (!text) return text.error();
    if (auto const done = write_file(named.file, *text, Replace::yes); !done) return done;
    own_.insert(named.file);
    return Done{};
}

Result<std::vector<session::TimedCommand>> SavedGame::load(NamedFile const& named,
                                                           game::Game const* game, Format usual) {
    Result<std::string> const content = content_of(named);
    if (!content) return content.error();
    holds_position_ = false;
    if (is_journal(*content)) {
        file_ = {}; // nobody knows when it began
        notes_.clear();
        return journal_entries(*content);
    }
    records::Asked const asked = asked_by(named, usual, game);
    auto read = records::read_any(*content, asked, catalogue::all());
    if (!read) return read.error();
    auto const count = static_cast<long>(read->games.size());
    if (named.game > count) return error(msg("«{}» has no game number {}"), named.file, named.game);
    long const number = named.game == 0 ? count : named.game;
    Result<Record>& record = read->games[static_cast<std::size_t>(number - 1)].record;
    if (!record) return record.error();
    auto entries = records::entries_of(*record);
    if (!entries) return entries.error();
    std::optional<Message> const guess = record->guess;
    Format const format = records::format_of(asked, *content);
    holds_position_ = !records::is_of_games(format);
    file_.take(std::move(*record), format);
    notes_.clear();
    if (guess) notes_.push_back(Error{*guess, 0, 0});
    for (records::Problem const& problem : read->problems)
        if (problem.game == number && problem.severity == pdn::Severity::error)
            notes_.push_back(problem.error);
    return entries;
}

} // namespace damier::terminal
