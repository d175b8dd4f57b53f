#include "apps/desktop/new_games.hpp"

#include "apps/desktop/new_game_dialog.hpp"
#include "apps/desktop/question.hpp"
#include "apps/desktop/words.hpp"

#include "damier/catalogue/catalogue.hpp"

#include <QRandomGenerator>

namespace damier::desktop {

NewGames::NewGames(Controller& controller, Preferences const& preferences, QWidget* window)
    : QObject(window), controller_(controller), preferences_(preferences), window_(window) {}

void NewGames::choose(QString const& key, QString const& position) {
    NewGameDialog dialog(catalogue::all(), preferences_.look, window_);
    if (!key.isEmpty()) dialog.choose_game(key.toStdString());
    if (!position.isEmpty()) dialog.set_position(position);
    if (dialog.exec() != QDialog::Accepted) return;
    auto const setup = dialog.chosen();
    if (!setup) return emit complained(words(setup.error()));
    if (may_leave() && begin(*setup)) emit begun(Page::game);
}

void NewGames::start(std::string_view key) {
    NewGameDialog dialog(catalogue::all(), preferences_.look, window_);
    dialog.choose_game(key);
    auto const setup = dialog.chosen();
    if (setup && begin(*setup)) emit begun(Page::game);
}

bool NewGames::play(session::NewGame const& setup) {
    if (!may_leave() || !begin(setup)) return false;
    emit begun(Page::game);
    return true;
}

bool NewGames::begin(session::NewGame setup) {
    setup.clock_waits = preferences_.clock_waits && !setup.clock.empty();
    if (!controller_.send(setup)) return false;
    turn_to_player();
    return true;
}

void NewGames::analyse(QString const& key, QString const& position) {
    session::NewGame setup;
    setup.game = key.toStdString();
    setup.position = position.toStdString();
    setup.seed = QRandomGenerator::system()->generate();
    if (!may_leave() || !controller_.send(setup)) return;
    emit begun(Page::analysis);
}

// The same again; two players change sides.
void NewGames::rematch() {
    if (!controller_.has_game()) return;
    session::NewGame setup = controller_.session().setup();
    setup.seed = QRandomGenerator::system()->generate();
    if (setup.players.size() == 2) {
        std::swap(setup.players[0], setup.players[1]);
        if (setup.clock.size() == 2) std::swap(setup.clock[0], setup.clock[1]);
    }
    if (begin(setup)) emit begun(Page::game);
}

// The game before is kept among the recent ones; who wants to be asked all the same is asked.
bool NewGames::may_leave() {
    bool const is_unfinished = controller_.has_game() && !controller_.session().ending()
                               && controller_.session().tree().size() > 1;
    if (!is_unfinished || !preferences_.confirms_leaving) return true;
    return ask(window_,
               words(msg("The game on the board is not finished. It will be kept among the recent "
                         "games.")),
               words(msg("Go on")));
}

void NewGames::turn_to_player() {
    session::Session const& session = controller_.session();
    if (session.setup().players.size() != 2 || session.is_bot(0) == session.is_bot(1)) return;
    emit turned(session.is_bot(0));
}

} // namespace damier::desktop
