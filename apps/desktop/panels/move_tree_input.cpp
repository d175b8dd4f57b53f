// The half of MoveTree that listens: mouse, menu and keys.
#include "apps/desktop/panels/glyphs.hpp"
#include "apps/desktop/panels/move_tree.hpp"
#include "apps/desktop/words.hpp"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace damier::desktop {

using Kind = MoveItem::Kind;
using session::NodeId;

void MoveTree::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    if (Placed const* placed = at(event->position().toPoint())) choose(placed->item.node);
}

void MoveTree::mouseMoveEvent(QMouseEvent* event) {
    Placed const* placed = at(event->position().toPoint());
    NodeId const node = placed != nullptr ? placed->item.node : session::no_node;
    if (node == hover_) return;
    hover_ = node;
    viewport()->setCursor(node == session::no_node ? Qt::ArrowCursor : Qt::PointingHandCursor);
    viewport()->update();
}

void MoveTree::leaveEvent(QEvent*) {
    hover_ = session::no_node;
    viewport()->update();
}

bool MoveTree::viewportEvent(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QAbstractScrollArea::viewportEvent(event);
    auto const* help = static_cast<QHelpEvent*>(event);
    QStringList lines;
    Placed const* placed = at(help->pos());
    if (placed != nullptr && placed->item.kind == Kind::move) {
        session::Node const& node = tree_.node(placed->item.node);
        for (std::span<Glyph const> const group : {move_glyphs(), position_glyphs()})
            for (Glyph const& glyph : group)
                if (std::ranges::find(node.nags, glyph.nag) != node.nags.end())
                    lines += words(glyph.meaning);
        if (node.is_irregular) lines += words(msg("irregular move that was let stand"));
    }
    QToolTip::showText(help->globalPos(), lines.join(QLatin1Char('\n')), viewport());
    return true;
}

void MoveTree::contextMenuEvent(QContextMenuEvent* event) {
    Placed const* placed = at(viewport()->mapFromGlobal(event->globalPos()));
    NodeId node = placed != nullptr ? placed->item.node : session::no_node;
    if (event->reason() == QContextMenuEvent::Keyboard) node = current_;
    if (!tree_.has(node)) return;
    QMenu menu(this);
    fill_menu(menu, node);
    QPoint const where = event->reason() == QContextMenuEvent::Keyboard
                             ? viewport()->mapToGlobal(box_of(node).bottomLeft())
                             : event->globalPos();
    menu.exec(where);
}

void MoveTree::fill_menu(QMenu& menu, NodeId node) {
    bool const is_move = node != session::root;
    auto const add = [&](std::string_view label, QKeySequence const& keys, bool is_on,
                         auto signal) {
        QAction* action = menu.addAction(words(label), this, [this, node, signal] {
            Q_EMIT(this->*signal)(node);
        });
        action->setShortcut(keys);
        action->setEnabled(is_on);
    };
    add(msg("Comment…"), QKeySequence(Qt::Key_Return), true, &MoveTree::comment_wanted);
    QMenu* glyphs = menu.addMenu(words(msg("Sign")));
    glyphs->setEnabled(is_move);
    add_glyphs(*glyphs, node);
    menu.addSeparator();
    add(msg("Make this the main line"), QKeySequence(Qt::CTRL | Qt::Key_Up),
        is_move && !tree_.is_main(node), &MoveTree::promote);
    add(msg("Delete from here"), QKeySequence(Qt::Key_Delete), is_move, &MoveTree::remove);
}

void MoveTree::add_glyphs(QMenu& menu, NodeId node) {
    std::vector<int> const& nags = tree_.node(node).nags;
    for (std::span<Glyph const> const group : {move_glyphs(), position_glyphs()}) {
        if (!menu.isEmpty()) menu.addSeparator();
        for (Glyph const& glyph : group) {
            QAction* action = menu.addAction(
                QString::fromUtf8(glyph.sign) + QLatin1Char('\t') + words(glyph.meaning), this,
                [this, node, nag = glyph.nag] { choose_glyph(node, nag); });
            action->setCheckable(true);
            action->setChecked(std::ranges::find(nags, glyph.nag) != nags.end());
        }
    }
}

void MoveTree::keyPressEvent(QKeyEvent* event) {
    if (tree_.empty() || !tree_.has(current_)) return QAbstractScrollArea::keyPressEvent(event);
    bool const has_control = event->modifiers().testFlag(Qt::ControlModifier);
    switch (event->key()) {
    case Qt::Key_Left: return choose(tree_.back(current_, 1));
    case Qt::Key_Right: return choose(tree_.forward(current_, 1));
    case Qt::Key_Home: return choose(session::root);
    case Qt::Key_End: return choose(tree_.main_line().back());
    case Qt::Key_PageUp: return choose(tree_.back(current_, 10));
    case Qt::Key_PageDown: return choose(tree_.forward(current_, 10));
    case Qt::Key_Up:
        if (!has_control) return go_by_line(-1);
        if (!tree_.is_main(current_)) Q_EMIT promote(current_);
        return;
    case Qt::Key_Down: return go_by_line(1);
    case Qt::Key_Delete:
        if (current_ != session::root) Q_EMIT remove(current_);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter: Q_EMIT comment_wanted(current_); return;
    default: break;
    }
    if (!type_sign(event->text())) QAbstractScrollArea::keyPressEvent(event);
}

// "!" and "?" typed behind each other walk through the signs as one would write them.
bool MoveTree::type_sign(QString const& text) {
    if (text != QLatin1String("!") && text != QLatin1String("?")) return false;
    if (current_ == session::root) return true;
    auto const& nags = tree_.node(current_).nags;
    auto const old = std::ranges::find_if(nags, is_about_move);
    QString const before = old == nags.end() ? QString() : sign_of(*old);
    for (QString const& wanted : {before + text, text})
        for (Glyph const& glyph : move_glyphs())
            if (QString::fromUtf8(glyph.sign) == wanted) {
                choose_glyph(current_, glyph.nag);
                return true;
            }
    return true;
}

void MoveTree::choose_glyph(NodeId node, int nag) {
    std::vector<int> const nags = with_glyph(tree_.node(node).nags, nag);
    Q_EMIT glyphs_chosen(node, QList<int>(nags.begin(), nags.end()));
}

void MoveTree::choose(NodeId node) {
    if (node == session::no_node || node == current_) return;
    Q_EMIT node_chosen(node);
}

// To the nearest move in the line of text above or below.
void MoveTree::go_by_line(int direction) {
    Placed const* here = place_of(current_);
    if (here == nullptr) return choose(tree_.forward(current_, direction > 0 ? 1 : 0));
    QPointF const from = here->box.center();
    Placed const* best = nullptr;
    double best_distance = 0;
    for (Placed const& placed : placed_) {
        QPointF const to = placed.box.center();
        if (placed.item.kind != Kind::move || (to.y() - from.y()) * direction < 1) continue;
        double const distance = std::abs(to.y() - from.y()) * 1000 + std::abs(to.x() - from.x());
        if (best != nullptr && distance >= best_distance) continue;
        best = &placed;
        best_distance = distance;
    }
    if (best != nullptr) return choose(best->item.node);
    if (direction < 0) choose(session::root);
}

} // namespace damier::desktop
