#include "apps/desktop/game_files.hpp"

#include "damier/base/text.hpp"
#include "damier/records/documents.hpp"
#include "damier/records/index.hpp"
#include "damier/records/reader.hpp"
#include "damier/session/keeper.hpp"

#include <QFile>
#include <QSaveFile>

#include <algorithm>

namespace damier::desktop {

namespace {

using records::Record;

constexpr qint64 largest_file = 256LL << 20;

Result<FoundGames> one(game::Game const& game, Result<game::StatePtr> const& state) {
    if (!state) return state.error();
    return FoundGames{{records::record_of(game, *state)}, {}};
}

// A journal of Damier itself: the game as it was played, its computer players as people.
Result<FoundGames> from_journal(std::string_view text, records::Catalogue catalogue) {
    session::Contents const contents = session::read_journal(text);
    if (contents.damage == session::Damage::corrupt)
        return error(msg("this file is damaged after {} commands"), contents.entries.size());
    session::Session const session = session::replay(contents.entries, catalogue);
    if (!session.has_game()) return error(msg("this file holds no game"));
    return FoundGames{{records::record_of(session)}, {}};
}

Result<FoundGames> from_dat(std::string_view text, records::Catalogue catalogue) {
    game::Game const& game = *records::find_game(catalogue, "ulb");
    Result<records::Dat> const dat = records::read_dat(game, text);
    if (!dat) return dat.error();
    return FoundGames{{records::record_of(game, dat->state)}, {}};
}

Result<FoundGames> from_v06(std::string_view text, records::Catalogue catalogue) {
    game::Game const& game = *records::find_game(catalogue, "v06");
    Result<records::V06> const save = records::read_v06(game, text);
    if (!save) return save.error();
    Record record = records::record_of(game, save->state);
    record.setup.players.resize(2);
    for (std::size_t i = 0; i < 2; ++i) record.setup.players[i].name = save->players[i].name;
    return FoundGames{{std::move(record)}, {}};
}

// A position alone: as the game at hand writes it, else as any other does.
std::optional<FoundGames> from_position(std::string_view text, std::string_view hint,
                                        records::Catalogue catalogue) {
    auto const read = [&](game::Game const* game) -> std::optional<FoundGames> {
        if (game == nullptr) return std::nullopt;
        auto found = one(*game, game->read(text));
        if (!found) return std::nullopt;
        return *std::move(found);
    };
    if (auto found = read(records::find_game(catalogue, hint))) return found;
    for (game::Game const* const game : catalogue)
        if (auto found = read(game)) return found;
    return std::nullopt;
}

// Without a single move that could be read there must at least be nothing that could not.
bool is_understood(Record const& record, bool has_problems) {
    if (record.game == nullptr) return false;
    return record.tree.size() > 1 || (!record.tags.empty() && !has_problems);
}

Result<FoundGames> from_pdn(std::string_view text, std::string_view hint,
                            records::Catalogue catalogue) {
    records::ReadRecords read =
        records::read_records(text, catalogue, hint.empty() ? "international" : std::string(hint));
    FoundGames found;
    for (records::Problem& problem : read.problems)
        if (problem.severity == pdn::Severity::error)
            found.problems.push_back(std::move(problem.error));
    for (Record& record : read.records)
        if (is_understood(record, !found.problems.empty()))
            found.records.push_back(std::move(record));
    if (!found.records.empty()) return found;
    if (!found.problems.empty()) return found.problems.front();
    return error(msg("this file holds no game that Damier knows"));
}

} // namespace

Result<FoundGames> find_games(std::string_view text, QString const& ending, std::string_view hint,
                              records::Catalogue catalogue) {
    if (trim(text).empty()) return error(msg("there is nothing in it"));
    if (text.starts_with("damier-journal")) return from_journal(text, catalogue);
    if (ending == u"dat") return from_dat(text, catalogue);
    if (ending == u"v06") return from_v06(text, catalogue);
    bool const is_pdn = ending == u"pdn" || ending == u"pgn" || trim(text).starts_with('[');
    if (!is_pdn)
        if (auto found = from_position(trim(text), hint, catalogue)) return *std::move(found);
    return from_pdn(text, hint, catalogue);
}

std::optional<int> game_count(QString const& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
    records::Index index(
        [&file](char* to, std::size_t size) {
            qint64 const read = file.read(to, static_cast<qint64>(size));
            return read < 0 ? std::size_t{0} : static_cast<std::size_t>(read);
        },
        {});
    std::vector<records::Listed> list;
    while (list.size() < 2 && index.read(2 - list.size(), list)) {
    }
    return static_cast<int>(list.size());
}

Result<std::string> read_file(QString const& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return error(msg("cannot read «{}»: {}"), path.toStdString(),
                     file.errorString().toStdString());
    if (file.size() > largest_file)
        return error(msg("the file «{}» is too large"), path.toStdString());
    return file.readAll().toStdString();
}

Result<Done> write_file(QString const& path, std::string_view text) {
    QSaveFile file(path);
    bool const is_written = file.open(QIODevice::WriteOnly)
                            && file.write(text.data(), static_cast<qint64>(text.size()))
                                   == static_cast<qint64>(text.size())
                            && file.commit();
    if (is_written) return Done{};
    return error(msg("cannot write «{}»: {}"), path.toStdString(),
                 file.errorString().toStdString());
}

Result<std::string> game_as(QString const& ending, session::Session const& session,
                            session::NodeId shown) {
    game::State const& state = *session.tree().node(shown).state;
    if (ending == u"fen" || ending == u"txt") return state.text() + '\n';
    if (ending == u"dat") return records::write_dat(state);
    if (ending == u"v06") {
        std::array<records::V06::Player, 2> players;
        for (std::size_t i = 0; i < 2 && i < session.setup().players.size(); ++i) {
            std::string name = session.setup().players[i].name;
            std::ranges::replace(name, ' ', '_');
            bool const is_computer = session.is_bot(static_cast<game::Seat>(i));
            if (name.empty()) name = is_computer ? "cpu" : "player" + std::to_string(i + 1);
            players[i] = {name, is_computer};
        }
        return records::write_v06(state, players);
    }
    return records::write(records::record_of(session));
}

} // namespace damier::desktop
