// How a game comes to the table: from the dialog, the first page, the editor, as a rematch.
#pragma once

#include "apps/desktop/controller.hpp"
#include "apps/desktop/panels/preferences.hpp"
#include "apps/desktop/start_options.hpp"

namespace damier::desktop {

class NewGames : public QObject {
    Q_OBJECT

public:
    NewGames(Controller& controller, Preferences const& preferences, QWidget* window);

    void choose(QString const& key = {}, QString const& position = {}); // in the dialog
    void start(std::string_view key);                          // with the last choices for it
    bool play(session::NewGame const& setup);                  // false: not begun
    void analyse(QString const& key, QString const& position); // people, no clock, the engine
    void rematch();
    bool may_leave();      // the game at the table, for another
    void turn_to_player(); // who plays alone against the computer sits at the bottom

signals:
    void begun(damier::desktop::Page page);
    void turned(bool is_flipped);
    void complained(QString text);

private:
    bool begin(session::NewGame setup);

    Controller& controller_;
    Preferences const& preferences_;
    QWidget* window_;
};

} // namespace damier::desktop
