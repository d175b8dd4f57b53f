#include "apps/desktop/families.hpp"

#include "apps/desktop/words.hpp"

namespace damier::desktop {

// The summary of a game holds them already, one to a place.
QStringList badges(game::Game const& game) {
    QStringList list;
    auto const start = game.start({}, 1);
    if (start)
        list << QStringLiteral("%1×%2").arg((*start)->about().columns).arg((*start)->about().rows);
    Message const summary = game.summary();
    for (Argument const& part : summary.arguments)
        if (!part.message.id.empty() && list.size() < 3) list << words(part.message);
    if (start && (*start)->about().seats.size() != 2)
        list << words(Message(msg("{} seats"), (*start)->about().seats.size()));
    return list;
}

} // namespace damier::desktop
