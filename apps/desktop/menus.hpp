// The menu bar: which actions stand where, and the themes and languages to choose from.
#pragma once

#include "apps/desktop/actions.hpp"

#include <QObject>

class QActionGroup;
class QMenu;
class QMenuBar;

namespace damier::desktop {

class DocumentsMenu;

class Menus : public QObject {
    Q_OBJECT

public:
    Menus(QMenuBar& bar, Actions const& actions, QObject* parent);

    DocumentsMenu& documents() { return *documents_; }
    void show_theme(QString const& key);
    void show_language(QString const& key);
    void retranslate();

signals:
    void theme_chosen(QString key);
    void language_chosen(QString key);

private:
    void make_view(Actions const& actions);
    void make_help(Actions const& actions);

    QMenu *game_, *play_, *go_, *view_, *tools_, *help_, *themes_menu_ = nullptr,
                                                         *languages_menu_ = nullptr;
    DocumentsMenu* documents_ = nullptr;
    QActionGroup *themes_, *languages_;
};

} // namespace damier::desktop
