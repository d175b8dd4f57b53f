// What the window explains: the rules of the game at hand, the keys, the program itself.
#pragma once

#include "damier/game/game.hpp"

#include <QList>
#include <QString>

#include <string>

class QAction;
class QWidget;

namespace damier::desktop {

void show_rules(game::Game const& game, QWidget* parent);
void show_keys(QList<QAction*> const& actions, QWidget* parent);
void show_file(QString const& name, std::string const& text, QWidget* parent);
void show_about(QWidget* parent);

} // namespace damier::desktop
