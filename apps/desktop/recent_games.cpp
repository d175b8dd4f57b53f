#include "apps/desktop/recent_games.hpp"

#include "apps/desktop/describe.hpp"
#include "apps/desktop/words.hpp"

#include "damier/play/kept_games.hpp"
#include "damier/play/turns.hpp"

#include <QStringList>

namespace damier::desktop {

QString game_title(session::Session const& session) { return words(session.game().name()); }

QString game_detail(session::Session const& session) {
    QStringList names;
    int const seats = static_cast<int>(session.state().about().seats.size());
    for (game::Seat seat = 0; seat < seats; ++seat) {
        QString name = player_name(session, seat);
        if (session.is_bot(seat)) name = words(Message(msg("{} (computer)"), name.toStdString()));
        names << name;
    }
    long const moves = play::count_moves(session);
    QString text = names.join(QStringLiteral(" – ")) + u'\n'
                   + words(counted(moves, "{} move", "{} moves", moves));
    if (session.ending())
        text += QStringLiteral(" · ") + result_text(session.ending()->outcome, session).title;
    return text;
}

std::vector<RecentGame> recent_games(std::filesystem::path const& folder,
                                     std::span<game::Game const* const> catalogue,
                                     std::size_t most) {
    std::vector<RecentGame> games;
    for (auto const& [file, time, session, is_open] :
         play::kept_games(folder, catalogue, most).games)
        games.push_back(
            {file, game_title(session), game_detail(session), session.tree().here().state});
    return games;
}

} // namespace damier::desktop
