#include "apps/desktop/recent_games.hpp"

#include "apps/desktop/describe.hpp"
#include "apps/desktop/words.hpp"

#include "damier/base/file.hpp"

#include <QStringList>

#include <algorithm>

namespace damier::desktop {

namespace {

namespace fs = std::filesystem;

struct Found {
    fs::path path;
    fs::file_time_type time;
};

std::vector<Found> newest(fs::path const& folder) {
    std::vector<Found> found;
    std::error_code failed;
    for (fs::directory_iterator entry(folder, failed), end; !failed && entry != end;
         entry.increment(failed)) {
        std::error_code unknown;
        if (entry->path().extension() == ".journal")
            found.push_back({entry->path(), entry->last_write_time(unknown)});
    }
    std::ranges::sort(found, std::greater{}, &Found::time);
    return found;
}

std::optional<session::Session> read(fs::path const& path,
                                     std::span<game::Game const* const> catalogue) {
    auto const bytes = read_file(path);
    if (!bytes) return std::nullopt;
    auto session = session::replay(session::read_journal(*bytes).entries, catalogue);
    if (!session || !session->has_game()) return std::nullopt;
    return *std::move(session);
}

} // namespace

// As they are numbered: a turn of several actions is one, and each seat has one of every number.
long count_moves(session::Session const& session) {
    session::Tree const& tree = session.tree();
    long turns = 0;
    game::Seat last = game::nobody;
    for (session::NodeId const id : session.played_line()) {
        game::Seat const seat = tree.node(id).seat;
        if (seat != game::nobody && seat != last) ++turns;
        if (seat != game::nobody) last = seat;
    }
    auto const seats = static_cast<long>(session.state().about().seats.size());
    return (turns + seats - 1) / seats;
}

QString game_title(session::Session const& session) { return words(session.game().name()); }

QString game_detail(session::Session const& session) {
    QStringList names;
    int const seats = static_cast<int>(session.state().about().seats.size());
    for (game::Seat seat = 0; seat < seats; ++seat) {
        QString name = player_name(session, seat);
        if (session.is_bot(seat)) name = words(Message(msg("{} (computer)"), name.toStdString()));
        names << name;
    }
    long const moves = count_moves(session);
    QString text = names.join(QStringLiteral(" – ")) + u'\n'
                   + words(counted(moves, "{} move", "{} moves", moves));
    if (session.ending())
        text += QStringLiteral(" · ") + result_text(session.ending()->outcome, session).title;
    return text;
}

std::vector<RecentGame> recent_games(fs::path const& folder,
                                     std::span<game::Game const* const> catalogue,
                                     std::size_t most) {
    std::vector<RecentGame> games;
    for (Found const& one : newest(folder)) {
        if (games.size() == most) break;
        auto const session = read(one.path, catalogue);
        if (!session || session->tree().size() < 2) continue; // nothing was played
        games.push_back(
            {one.path, game_title(*session), game_detail(*session), session->tree().here().state});
    }
    return games;
}

} // namespace damier::desktop
