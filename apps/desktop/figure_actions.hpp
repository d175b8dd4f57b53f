// Brings a dialogue or a figure of the five documents to the table.
#pragma once

#include "apps/desktop/controller.hpp"

namespace damier::desktop {

class GameFiles;
class GamePage;
class NewGames;

class FigureActions : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Controller& controller;
        GameFiles& files;
        NewGames& new_games;
        GamePage& page;
    };

    FigureActions(Parts const& parts, QObject* parent);

    void show(int number); // as docs/documents.md numbers them

signals:
    void begun(); // at the table
    void rules_wanted();
    void shortcuts_wanted();
    void board_alone_wanted();

private:
    Controller& controller_;
    GameFiles& files_;
    NewGames& new_games_;
    GamePage& page_;
};

} // namespace damier::desktop
