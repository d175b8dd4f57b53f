#include "apps/terminal/saved_game.hpp"

#include "damier/base/text.hpp"
#include "damier/catalogue/catalogue.hpp"
#include "damier/records/commands.hpp"
#include "damier/records/players.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>

namespace damier::terminal {

namespace {

namespace fs = std::filesystem;
using records::Format;
using records::Record;
constexpr std::uintmax_t largest_file = 64u << 20;

Result<std::string> read_file(fs::path const& path) {
    std::error_code problem;
    if (fs::is_directory(path, problem)) return error(msg("«{}» is a folder"), path.string());
    auto const size = fs::file_size(path, problem);
    std::ifstream in(path, std::ios::binary);
    if (problem || !in) return error(msg("the file «{}» cannot be read"), path.string());
    if (size > largest_file) return error(msg("the file «{}» is too large"), path.string());
    std::stringstream content;
    content << in.rdbuf();
    return content.str();
}

// An existing file is replaced only when it is whole that the new one is there.
Result<Done> write_file(fs::path const& wanted, std::string const& content) {
    Result<fs::path> const target = session::replaceable(wanted);
    if (!target) return target.error();
    fs::path const& path = *target;
    std::error_code problem;
    fs::path const fresh = path.string() + ".new";
    {
        std::ofstream out(fresh, std::ios::binary);
        out << content << std::flush;
        if (!out) {
            fs::remove(fresh, problem);
            return error(msg("the file «{}» cannot be written"), path.string());
        }
    }
    fs::rename(fresh, path, problem);
    if (!problem) return Done{};
    fs::remove(fresh, problem);
    return error(msg("the file «{}» cannot be written"), path.string());
}

Format format_of(FileWish const& wish, Format usual) {
    if (wish.format) return *wish.format;
    return records::format_of_path(wish.file).value_or(usual);
}

bool is_journal(std::string_view content) { return content.starts_with(session::journal_header); }

// Games that were put away are journals.
Result<std::vector<session::Entry>> journal_entries(std::string_view content) {
    session::Contents read = session::read_journal(content);
    if (read.entries.empty()) return error(msg("this file holds no game"));
    if (read.damage == session::Damage::corrupt)
        return error(msg("this file is damaged after {} commands"), read.entries.size());
    return std::move(read.entries);
}

Result<Record> record_of_journal(std::string_view content) {
    auto const entries = journal_entries(content);
    if (!entries) return entries.error();
    session::Session session(catalogue::all());
    for (session::Entry const& entry : *entries)
        session.handle(entry.command, session::TimePoint{} + entry.stamp);
    if (!session.has_game()) return error(msg("this file holds no game"));
    return records::record_of(session);
}

Result<records::ReadRecords> games_of(std::string_view content, FileWish const& wish, Format usual,
                                      game::Game const* game) {
    if (is_journal(content)) {
        Result<Record> record = record_of_journal(content);
        if (!record) return record.error();
        records::ReadRecords read;
        read.records.push_back(*std::move(record));
        return read;
    }
    Format const format = format_of(wish, usual);
    std::string_view const hint = game == nullptr ? std::string_view() : game->key();
    auto read = records::read(format, content, catalogue::all(), hint);
    // The documents' files have a game of their own when the one on the table has another board.
    bool const has_own = format != Format::pdn && format != Format::fen;
    if (!read && has_own && !hint.empty())
        if (auto own = records::read(format, content, catalogue::all())) read = std::move(own);
    if (!read) return read.error();
    if (read->records.empty()) return error(msg("this file holds no game"));
    if (read->records.size() == 1 && read->records[0].tree.size() < 2)
        for (records::Problem const& problem : read->problems)
            if (problem.severity == pdn::Severity::error) return problem.error; // nothing was read
    return read;
}

// Formats that ask for names get «White» and «Black» from players without one; they are no names.
void forget_seat_names(session::NewGame& setup, game::State const& start) {
    auto const& seats = start.about().seats;
    for (std::size_t i = 0; i < setup.players.size() && i < seats.size(); ++i)
        if (setup.players[i].name == seats[i]) setup.players[i].name.clear();
}

// One position, for formats that hold no more.
Record position_of(session::Session const& session) {
    Record record = records::record_of(session.game(), session.tree().here().state);
    record.setup.players = session.setup().players;
    for (std::size_t seat = 0; seat < record.setup.players.size(); ++seat)
        if (record.setup.players[seat].bot.empty())
            records::set_nature(record, seat, records::Nature::person, {});
    return record;
}

} // namespace

Result<FileWish> FileWish::read(std::string_view typed, std::string const& usual_file) {
    FileWish wish;
    std::string name;
    std::vector<std::string_view> const parts = words(typed);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        bool const has_value = i + 1 < parts.size();
        if (parts[i] == "--format" && has_value) {
            wish.format = records::format_named(parts[++i]);
            if (!wish.format)
                return error(msg("there is no format «{}»; there are {}"), parts[i],
                             "pdn, fen, dat, v06, multidames");
        } else if ((parts[i] == "--game" || parts[i] == "--number") && has_value) {
            std::optional<long> const number = to_integer(parts[++i]);
            if (!number || *number < 1)
                return error(msg("«{}» is no number of a game: they count from 1"), parts[i]);
            wish.game = *number;
        } else {
            if (!name.empty()) name += ' ';
            name += parts[i];
        }
    }
    if (name.size() > 1 && name.ends_with('!')) {
        name.pop_back();
        wish.may_replace = true;
    }
    wish.file = name.empty() ? usual_file : name;
    if (wish.file.empty()) return error(msg("without a name there is no file"));
    return wish;
}

Result<std::vector<Record>> read_games(FileWish const& wish, Format usual, game::Game const* game) {
    Result<std::string> const content = read_file(wish.file);
    if (!content) return content.error();
    Result<records::ReadRecords> read = games_of(*content, wish, usual, game);
    if (!read) return read.error();
    for (Record& record : read->records)
        if (record.game != nullptr)
            forget_seat_names(record.setup, *record.tree.node(session::root).state);
    return std::move(read->records);
}

Result<Done> Shelf::save(session::Session const& session, FileWish const& wish, Format usual) {
    Format const format = format_of(wish, usual);
    std::error_code problem;
    if (fs::is_directory(wish.file, problem)) return error(msg("«{}» is a folder"), wish.file);
    if (fs::exists(wish.file, problem) && !wish.may_replace && !own_.contains(wish.file))
        return error(msg("the file «{}» exists already; with «!» behind its name it is replaced"),
                     wish.file);
    Record const record = !records::is_of_games(format) ? position_of(session)
                          : origin_                     ? records::record_of(session, *origin_)
                                                        : records::record_of(session);
    Result<std::string> const text = records::write(format, record);
    if (!text) return text.error();
    if (Result<Done> const done = write_file(wish.file, *text); !done) return done;
    own_.insert(wish.file);
    return Done{};
}

Result<std::vector<session::Entry>> Shelf::load(FileWish const& wish, game::Game const* game,
                                                Format usual) {
    Result<std::string> const content = read_file(wish.file);
    if (!content) return content.error();
    if (is_journal(*content)) {
        origin_.reset();
        notes_.clear();
        return journal_entries(*content);
    }
    Result<records::ReadRecords> read = games_of(*content, wish, usual, game);
    if (!read) return read.error();
    auto const count = static_cast<long>(read->records.size());
    if (wish.game > count) return error(msg("«{}» has no game number {}"), wish.file, wish.game);
    long const number = wish.game == 0 ? count : wish.game;
    Record& record = read->records[static_cast<std::size_t>(number - 1)];
    if (record.game != nullptr)
        forget_seat_names(record.setup, *record.tree.node(session::root).state);
    auto entries = records::entries_of(record);
    if (!entries) return entries.error();
    origin_ = std::move(record);
    notes_.clear();
    for (records::Problem const& problem : read->problems)
        if (problem.game == number && problem.severity == pdn::Severity::error)
            notes_.push_back(problem.error);
    return entries;
}

} // namespace damier::terminal
