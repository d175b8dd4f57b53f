// Everything that menus, buttons and keys can do, each once, with its words and its usual keys.
#pragma once

#include "apps/desktop/icons.hpp"

#include <QAction>
#include <QList>

#include <map>

namespace damier::desktop {

enum class Act {
    new_game,
    rematch,
    open,
    open_recent,
    save,
    copy_position,
    copy_game,
    paste,
    export_board,
    print,
    start_page,
    quit,
    take_back,
    redo,
    hint,
    move_now,
    offer_draw,
    accept_draw,
    decline_draw,
    resign,
    pause,
    adjust,
    correct,
    let_stand,
    play_on,
    first,
    previous,
    next,
    last,
    comment,
    promote,
    remove,
    flip,
    engine,
    graph,
    full_screen,
    analyse,
    review,
    editor,
    preferences,
    shortcuts,
    rules,
    keys,
    about,
};

class Actions : public QObject {
    Q_OBJECT

public:
    explicit Actions(QWidget* window); // the window hears all the keys

    QAction* operator[](Act act) const { return actions_.at(act); }
    QList<QAction*> all() const; // in the order of the menus
    void retranslate();
    void paint_icons(QColor colour);
    void remember_shortcuts() const;
    void take_up_shortcuts();

private:
    std::map<Act, QAction*> actions_;
};

} // namespace damier::desktop
