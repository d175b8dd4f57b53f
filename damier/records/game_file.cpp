#include "damier/records/game_file.hpp"

#include "damier/base/text.hpp"
#include "damier/records/players.hpp"
#include "damier/session/keeper.hpp"

#include <algorithm>

namespace damier::records {

namespace {

bool is_journal(std::string_view text) { return text.starts_with(session::journal_header); }

// Games that were put away are journals.
Result<ReadGames> read_journal_game(std::string_view text, Catalogue catalogue) {
    session::Contents const contents = session::read_journal(text);
    if (contents.damage == session::Damage::corrupt)
        return error(msg("this file is damaged after {} commands"), contents.entries.size());
    Result<session::Session> const session = session::replay(contents.entries, catalogue);
    if (!session) return session.error();
    if (!session->has_game()) return error(msg("this file holds no game"));
    ReadGames read;
    read.games.push_back({record_of(*session), {}});
    return read;
}

// [{ or [] begins JSON; every other bracket is that of a tag.
bool looks_like_json(std::string_view text) {
    if (!text.starts_with('[')) return false;
    std::string_view const rest = trim(text.substr(1));
    return rest.starts_with('{') || rest.starts_with(']');
}

// A single game without a move must at least have nothing that could not be read, and PDN of it a
// tag: any text would do else.
Result<Done> must_say_something(ReadGames const& read, Format format) {
    if (read.games.empty()) return error(msg("this file holds no game"));
    Result<Record> const& first = read.games.front().record;
    if (read.games.size() > 1 || (first && first->tree.size() > 1)) return Done{};
    for (Problem const& problem : read.problems)
        if (problem.severity == pdn::Severity::error) return problem.error;
    if (format == Format::pdn && first && first->tags.empty())
        return error(msg("this file holds no game"));
    return Done{};
}

// Formats that ask for names get «White» and «Black» from players without one; they are no names.
void forget_seat_names(Record& record) {
    auto const& seats = record.tree.node(session::root).state->about().seats;
    std::vector<session::Player>& players = record.setup.players;
    for (std::size_t i = 0; i < players.size() && i < seats.size(); ++i)
        if (players[i].name == seats[i]) players[i].name.clear();
}

} // namespace

Format format_of(Asked const& asked, std::string_view text) {
    if (asked.format) return *asked.format;
    if (auto const format = format_of_path(asked.name)) return *format;
    std::string_view const begin = trim(text);
    if (looks_like_json(begin)) return Format::json;
    return begin.starts_with('[') ? Format::pdn : asked.usual;
}

Result<ReadGames> read_any(std::string_view text, Asked const& asked, Catalogue catalogue) {
    if (is_journal(text)) return read_journal_game(text, catalogue);
    if (trim(text).empty()) return error(msg("there is nothing in it"));
    Format const format = format_of(asked, text);
    Result<ReadGames> read = records::read(format, text, catalogue, asked.hint);
    // The documents' files have a game of their own when the one at hand has another board.
    bool const has_own = format != Format::pdn && format != Format::fen;
    if (!read && has_own && !asked.hint.empty())
        if (auto own = records::read(format, text, catalogue, {})) read = std::move(own);
    if (!read && format == Format::fen) // of another game than the one at hand
        if (auto other = records::read(Format::text, text, catalogue, {})) read = std::move(other);
    if (!read) return read;
    bool const is_told = asked.format || format_of_path(asked.name);
    if (auto const done = must_say_something(*read, format); !done) {
        // What nobody said is a game may be a position of one.
        if (is_told) return done.error();
        auto position = records::read(Format::text, text, catalogue, asked.hint);
        if (!position) return done.error();
        read = std::move(position);
    }
    for (FileGame& game : read->games)
        if (game.record) forget_seat_names(*game.record);
    return read;
}

void GameFile::take(Record origin, Format format) {
    origin_.emplace(Origin{std::move(origin), format});
}

void GameFile::forget() {
    origin_.reset();
    began_ = today();
}

Result<std::string> GameFile::write(Format format, session::Session const& session,
                                    session::NodeId shown) const {
    Frame const frame = frame_of(format);
    Record record = !is_of_games(format) ? position(format, session, shown)
                    : origin_            ? record_of(session, origin_->record)
                                         : record_of(session);
    bool const is_ours = is_of_games(format) && !(origin_ && is_of_games(origin_->format));
    if (is_ours) tell_of_play(record, origin_ ? std::string(unknown_date) : began_);
    Result<std::string> text = records::write(format, record);
    if (!text) return text;
    return std::string(frame.before) + *text + std::string(frame.after);
}

// Who plays is as the file said where it goes back into one of its kind; else as it is at the
// table.
Record GameFile::position(Format format, session::Session const& session,
                          session::NodeId shown) const {
    Record record = record_of(session.game(), session.tree().node(shown).state);
    bool const goes_back = origin_ && origin_->format == format;
    record.setup.players = session.setup().players;
    std::size_t const seats = session.state().about().seats.size();
    for (std::size_t seat = 0; seat < seats; ++seat) {
        bool const has_bot =
            seat < record.setup.players.size() && !record.setup.players[seat].bot.empty();
        if (has_bot) continue;
        set_nature(record, seat, goes_back ? nature_of(origin_->record, seat) : Nature::person, {});
    }
    return record;
}

} // namespace damier::records
