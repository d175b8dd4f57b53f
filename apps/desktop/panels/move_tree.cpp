#include "apps/desktop/panels/move_tree.hpp"

#include "apps/desktop/board/drawing.hpp"
#include "apps/desktop/panels/glyphs.hpp"
#include "apps/desktop/panels/move_menu.hpp"
#include "apps/desktop/words.hpp"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace damier::desktop {

namespace {

using Kind = MoveItem::Kind;
using session::NodeId;

// Walking through a game changes the cursor but not what is written.
bool has_same_text(session::Tree const& a, session::Tree const& b) {
    if (a.size() != b.size()) return false;
    for (NodeId id = 0; id < static_cast<NodeId>(a.size()); ++id) {
        if (a.has(id) != b.has(id)) return false;
        if (!a.has(id)) continue;
        session::Node const &x = a.node(id), &y = b.node(id);
        bool const is_same = x.state == y.state && x.children == y.children && x.nags == y.nags
                             && x.comment_before == y.comment_before
                             && x.comment_after == y.comment_after;
        if (!is_same) return false;
    }
    return true;
}

QColor mixed(QColor const& a, QColor const& b, double part) {
    auto const mix = [&](int x, int y) {
        return static_cast<int>(std::lround(x * (1 - part) + y * part));
    };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

// Doubtful moves and worse stand out; the sign itself says it without the colour.
QColor colour_of(QString const& signs, QPalette const& palette) {
    bool const is_dark = palette.base().color().lightness() < 128;
    if (signs.startsWith(QStringLiteral("??")))
        return is_dark ? QColor(255, 120, 110) : QColor(178, 24, 24);
    if (signs.startsWith(QStringLiteral("?!")))
        return is_dark ? QColor(240, 200, 90) : QColor(138, 98, 0);
    if (signs.startsWith(QLatin1Char('?')))
        return is_dark ? QColor(255, 165, 90) : QColor(184, 82, 0);
    if (signs.startsWith(QLatin1Char('!')))
        return is_dark ? QColor(120, 210, 130) : QColor(16, 112, 48);
    return palette.text().color();
}

} // namespace

MoveTree::MoveTree(QWidget* parent) : QAbstractScrollArea(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setMouseTracking(true);
    viewport()->setBackgroundRole(QPalette::Base);
    retranslate();
}

void MoveTree::show(session::Tree const& tree, NodeId current) {
    bool const is_same = has_same_text(tree, tree_);
    bool const has_moved = current != current_;
    current_ = current;
    tree_ = tree;
    if (!is_same) rebuild();
    if (is_same && !has_moved) return;
    reveal_current();
    tell_current();
    viewport()->update();
}

QRect MoveTree::box_of(NodeId node) const {
    Placed const* placed = layout_.place_of(node);
    if (placed == nullptr) return {};
    return placed->box.translated(0, -verticalScrollBar()->value()).toRect();
}

std::vector<NodeId> MoveTree::shown() const {
    std::vector<NodeId> nodes;
    for (Placed const& placed : layout_.words())
        if (placed.item.kind == Kind::move) nodes.push_back(placed.item.node);
    return nodes;
}

void MoveTree::retranslate() {
    setAccessibleName(words(msg("Moves of the game")));
    rebuild();
    tell_current();
}

void MoveTree::rebuild() {
    text_ = make_move_text(tree_);
    lay_out();
    viewport()->update();
}

void MoveTree::lay_out() {
    layout_ = MoveLayout(text_, font(), viewport()->width());
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(static_cast<int>(layout_.line_height()));
    verticalScrollBar()->setRange(
        0, std::max(0, static_cast<int>(std::ceil(layout_.height())) - viewport()->height()));
}

void MoveTree::paintEvent(QPaintEvent* event) {
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    if (layout_.words().empty()) {
        painter.setPen(palette().placeholderText().color());
        painter.drawText(viewport()->rect().adjusted(12, 12, -12, -12),
                         Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap,
                         words(msg("No move has been played yet.")));
        return;
    }
    painter.translate(0, -verticalScrollBar()->value());
    QRectF const visible = QRectF(event->rect()).translated(0, verticalScrollBar()->value());
    for (Placed const& placed : layout_.words())
        if (placed.box.intersects(visible)) paint_item(painter, placed);
}

void MoveTree::paint_item(QPainter& painter, Placed const& placed) const {
    MoveItem const& item = placed.item;
    QPalette const& colours = palette();
    bool const is_current = item.kind == Kind::move && item.node == current_;
    QRectF const box = placed.box.adjusted(1, 1, -1, -1);
    if (placed.depth > 0) { // a thin rule shows how deep the variation is
        painter.setPen(QPen(colours.mid().color(), 1));
        double const x = MoveLayout::left_of(placed.depth) - 6;
        painter.drawLine(QPointF(x, placed.box.top() + 2), QPointF(x, placed.box.bottom() - 2));
    }
    if (is_current
        || (item.node != session::no_node && item.kind == Kind::move && item.node == hover_)) {
        QColor fill = colours.highlight().color();
        if (!is_current) fill.setAlphaF(0.18F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(fill);
        painter.drawRoundedRect(box, 4, 4);
    }
    QColor const text = colours.text().color();
    QColor const faint = mixed(text, colours.base().color(), 0.35);
    QColor ink = item.kind == Kind::move ? text : faint;
    if (is_current) ink = colours.highlightedText().color();
    painter.setFont(layout_.font_of(placed));
    painter.setPen(ink);
    double const gap = MoveLayout::gap_before(item);
    if (item.kind == Kind::number && placed.depth == 0) {
        painter.drawText(box.adjusted(0, 0, -gap, 0), Qt::AlignRight | Qt::AlignVCenter, item.text);
        return;
    }
    QRectF const inner = placed.box.adjusted(gap, 0, 0, 0);
    // In the columns of four players a name keeps its beginning and its number.
    painter.drawText(inner, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(item.text, Qt::ElideMiddle,
                                                      static_cast<int>(std::ceil(inner.width()))));
    if (item.signs.isEmpty()) return;
    double const used = QFontMetricsF(painter.font()).horizontalAdvance(item.text) + 2;
    if (!is_current) painter.setPen(colour_of(item.signs, colours));
    painter.drawText(inner.adjusted(used, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, item.signs);
}

void MoveTree::resizeEvent(QResizeEvent*) {
    lay_out();
    reveal_current();
}

void MoveTree::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) lay_out();
    QAbstractScrollArea::changeEvent(event);
}

MoveTree::Placed const* MoveTree::at(QPoint point) const {
    return layout_.at(QPointF(point) + QPointF(0, verticalScrollBar()->value()));
}

void MoveTree::reveal_current() {
    Placed const* here = layout_.place_of(current_);
    QScrollBar* bar = verticalScrollBar();
    if (here == nullptr) return bar->setValue(0);
    int const top = static_cast<int>(here->box.top() - layout_.line_height());
    int const bottom = static_cast<int>(here->box.bottom() + layout_.line_height());
    if (top < bar->value()) bar->setValue(top);
    if (bottom > bar->value() + viewport()->height()) bar->setValue(bottom - viewport()->height());
}

// A screen reader hears the move on which the cursor stands.
void MoveTree::tell_current() {
    QString said = tree_.has(current_) ? spoken_move(tree_, current_) : QString();
    std::string const comment =
        tree_.has(current_) ? without_drawings(tree_.node(current_).comment_after) : std::string();
    if (!comment.empty()) said += QStringLiteral(". ") + QString::fromStdString(comment);
    if (said == accessibleDescription()) return;
    setAccessibleDescription(said);
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

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
    MoveMenu menu(tree_, node, this);
    connect(&menu, &MoveMenu::promote, this, &MoveTree::promote);
    connect(&menu, &MoveMenu::remove, this, &MoveTree::remove);
    connect(&menu, &MoveMenu::comment_wanted, this, &MoveTree::comment_wanted);
    connect(&menu, &MoveMenu::glyphs_chosen, this, &MoveTree::glyphs_chosen);
    QPoint const where = event->reason() == QContextMenuEvent::Keyboard
                             ? viewport()->mapToGlobal(box_of(node).bottomLeft())
                             : event->globalPos();
    menu.exec(where);
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
    Placed const* here = layout_.place_of(current_);
    if (here == nullptr) return choose(tree_.forward(current_, direction > 0 ? 1 : 0));
    Placed const* best = layout_.nearest_line(*here, direction);
    if (best != nullptr) return choose(best->item.node);
    if (direction < 0) choose(session::root);
}

} // namespace damier::desktop
