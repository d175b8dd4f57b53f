// What the menus «Play» and «Moves» do, and the entries of the move list.
#pragma once

#include "apps/desktop/actions.hpp"
#include "apps/desktop/controller.hpp"
#include "apps/desktop/panels/preferences.hpp"

namespace damier::desktop {

class GamePage;

class MoveActions : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Controller& controller;
        GamePage& page;
        Preferences const& preferences;
        QWidget* window;
    };

    MoveActions(Actions const& actions, Parts const& parts);

private:
    void connect_play(Actions const& actions);
    void connect_history(Actions const& actions);
    void comment(session::NodeId node);
    void remove(session::NodeId node);
    void edit_info();

    Controller& controller_;
    GamePage& page_;
    Preferences const& preferences_;
    QWidget* window_;
};

} // namespace damier::desktop
