// Everything that menus, buttons and keys can do, each once, with its words and its usual keys.
#pragma once

#include "apps/desktop/icons.hpp"

#include <QAction>
#include <QList>

#include <map>

namespace damier::desktop {

// clang-format off
enum class Act {
    new_game, rematch, open, save, save_as, copy_position, copy_game, paste, export_board, export_moves, print, start_page,
    quit,
    take_back, redo, hint, move_now, offer_draw, accept_draw, decline_draw, resign, pause, adjust,
    correct, let_stand,
    first, previous, next, last, play_on, comment, diagram, promote, remove,
    flip, engine, full_screen, document,
    review, editor, endings, engines, match, preferences, shortcuts,
    rules, keys, about,
};
// clang-format on

class Actions : public QObject {
    Q_OBJECT

public:
    explicit Actions(QWidget* window); // the window hears all the keys

    QAction* operator[](Act act) const { return actions_.at(act); }
    QList<QAction*> all() const; // in the order of the menus
    void retranslate();
    void paint_icons(QColor colour);

private:
    std::map<Act, QAction*> actions_;
};

} // namespace damier::desktop
