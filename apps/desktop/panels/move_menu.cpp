#include "apps/desktop/panels/move_menu.hpp"

#include "apps/desktop/panels/glyphs.hpp"
#include "apps/desktop/words.hpp"

#include <algorithm>

namespace damier::desktop {

MoveMenu::MoveMenu(session::Tree const& tree, session::NodeId node, QWidget* parent)
    : QMenu(parent), node_(node) {
    bool const is_move = node != session::root;
    auto const add = [&](std::string_view label, QKeySequence const& keys, bool is_on,
                         auto signal) {
        QAction* action = addAction(words(label), this, [this, signal] {
            Q_EMIT(this->*signal)
            (node_);
        });
        action->setShortcut(keys);
        action->setEnabled(is_on);
    };
    add(msg("Comment…"), QKeySequence(Qt::Key_Return), true, &MoveMenu::comment_wanted);
    QMenu* glyphs = addMenu(words(msg("Sign")));
    glyphs->setEnabled(is_move);
    add_glyphs(*glyphs, tree.node(node));
    addSeparator();
    add(msg("Make this the main line"), QKeySequence(Qt::CTRL | Qt::Key_Up),
        is_move && !tree.is_main(node), &MoveMenu::promote);
    add(msg("Delete from here"), QKeySequence(Qt::Key_Delete), is_move, &MoveMenu::remove);
}

void MoveMenu::add_glyphs(QMenu& menu, session::Node const& node) {
    for (std::span<Glyph const> const group : {move_glyphs(), position_glyphs()}) {
        if (!menu.isEmpty()) menu.addSeparator();
        for (Glyph const& glyph : group) {
            std::vector<int> const after = with_glyph(node.nags, glyph.nag);
            QAction* action = menu.addAction(
                QString::fromUtf8(glyph.sign) + QLatin1Char('\t') + words(glyph.meaning), this,
                [this, after] {
                    Q_EMIT glyphs_chosen(node_, {after.begin(), after.end()});
                });
            action->setCheckable(true);
            action->setChecked(std::ranges::find(node.nags, glyph.nag) != node.nags.end());
        }
    }
}

} // namespace damier::desktop
