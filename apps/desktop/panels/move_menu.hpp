// What can be done with a move of the history: a comment, a sign, another order, its end.
#pragma once

#include "damier/session/tree.hpp"

#include <QList>
#include <QMenu>

namespace damier::desktop {

class MoveMenu : public QMenu {
    Q_OBJECT

public:
    MoveMenu(session::Tree const& tree, session::NodeId node, QWidget* parent);

Q_SIGNALS:
    void promote(int node);
    void remove(int node);
    void comment_wanted(int node);
    void glyphs_chosen(int node, QList<int> nags);

private:
    void add_glyphs(QMenu& menu, session::Node const& node);

    session::NodeId node_;
};

} // namespace damier::desktop
