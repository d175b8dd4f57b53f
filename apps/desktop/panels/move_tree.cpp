#include "apps/desktop/panels/move_tree.hpp"

#include "apps/desktop/board/drawing.hpp"
#include "apps/desktop/words.hpp"

#include <QAccessible>
#include <QEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace damier::desktop {

namespace {

using Kind = MoveItem::Kind;
using session::NodeId;

constexpr double padding = 5; // left and right of a word
constexpr double indent = 14; // per depth of variation
constexpr int deepest_indent = 5;

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
    Placed const* placed = place_of(node);
    if (placed == nullptr) return {};
    return placed->box.translated(0, -verticalScrollBar()->value()).toRect();
}

std::vector<NodeId> MoveTree::shown() const {
    std::vector<NodeId> nodes;
    for (Placed const& placed : placed_)
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
    placed_.clear();
    line_height_ = QFontMetricsF(font()).height() + 6;
    double const width = viewport()->width();
    double top = 4;
    for (MoveParagraph const& paragraph : text_.paragraphs) {
        int const depth = std::min(paragraph.depth, deepest_indent);
        if (paragraph.kind == MoveParagraph::Kind::row)
            top = row(paragraph, top);
        else
            top = flow(paragraph, 8 + indent * depth, width - 6, top);
    }
    height_ = top + 4;
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(static_cast<int>(line_height_));
    verticalScrollBar()->setRange(
        0, std::max(0, static_cast<int>(std::ceil(height_)) - viewport()->height()));
}

// Words one behind the other from `left`, broken before `right`; answers where the next line is.
double MoveTree::flow(MoveParagraph const& paragraph, double left, double right, double top) {
    double x = left;
    for (MoveItem const& item : paragraph.items) {
        double const width = width_of(item, paragraph.depth);
        if (x > left && x + width > right) {
            x = left;
            top += line_height_;
        }
        placed_.push_back({item, {x, top, width, line_height_}, paragraph.depth});
        x += width;
    }
    return top + line_height_;
}

double MoveTree::row(MoveParagraph const& paragraph, double top) {
    double const numbers =
        QFontMetricsF(font()).horizontalAdvance(QStringLiteral("000.")) + 2 * padding;
    double const column = (viewport()->width() - numbers) / text_.columns;
    double bottom = top + line_height_;
    std::vector<double> x(static_cast<std::size_t>(text_.columns), 0), y(x.size(), top);
    for (MoveItem const& item : paragraph.items) {
        if (item.kind == Kind::number) {
            placed_.push_back({item, {0, top, numbers, line_height_}, 0});
            continue;
        }
        auto const c = static_cast<std::size_t>(std::clamp(item.column, 0, text_.columns - 1));
        double const width = width_of(item, 0);
        if (x[c] > 0 && x[c] + width > column) {
            x[c] = 0;
            y[c] += line_height_;
        }
        double const left = numbers + column * static_cast<double>(c);
        placed_.push_back({item, {left + x[c], y[c], std::min(width, column), line_height_}, 0});
        x[c] += width;
        bottom = std::max(bottom, y[c] + line_height_);
    }
    return bottom;
}

QFont MoveTree::font_of(MoveItem const& item, int depth) const {
    QFont result = font();
    if (item.kind == Kind::move && depth == 0) result.setWeight(QFont::DemiBold);
    if (item.kind == Kind::comment) result.setItalic(true);
    return result;
}

double MoveTree::width_of(MoveItem const& item, int depth) const {
    QFontMetricsF const metrics(font_of(item, depth));
    double const gap = item.kind == Kind::comment ? 2 : padding;
    double width = metrics.horizontalAdvance(item.text) + 2 * gap;
    if (item.kind == Kind::number) width -= gap; // close to its move
    if (!item.signs.isEmpty()) width += metrics.horizontalAdvance(item.signs) + 2;
    return width;
}

void MoveTree::paintEvent(QPaintEvent* event) {
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    if (placed_.empty()) {
        painter.setPen(palette().placeholderText().color());
        painter.drawText(viewport()->rect().adjusted(12, 12, -12, -12),
                         Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap,
                         words(msg("No move has been played yet.")));
        return;
    }
    painter.translate(0, -verticalScrollBar()->value());
    QRectF const visible = QRectF(event->rect()).translated(0, verticalScrollBar()->value());
    for (Placed const& placed : placed_)
        if (placed.box.intersects(visible)) paint_item(painter, placed);
}

void MoveTree::paint_item(QPainter& painter, Placed const& placed) const {
    MoveItem const& item = placed.item;
    QPalette const& colours = palette();
    bool const is_current = item.kind == Kind::move && item.node == current_;
    QRectF const box = placed.box.adjusted(1, 1, -1, -1);
    if (placed.depth > 0) { // a thin rule shows how deep the variation is
        painter.setPen(QPen(colours.mid().color(), 1));
        double const x = 8 + indent * std::min(placed.depth, deepest_indent) - 6;
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
    painter.setFont(font_of(item, placed.depth));
    painter.setPen(ink);
    double const gap = item.kind == Kind::comment ? 2 : padding;
    if (item.kind == Kind::number && placed.depth == 0) {
        painter.drawText(box.adjusted(0, 0, -gap, 0), Qt::AlignRight | Qt::AlignVCenter, item.text);
        return;
    }
    QRectF const inner = placed.box.adjusted(gap, 0, 0, 0);
    painter.drawText(inner, Qt::AlignLeft | Qt::AlignVCenter, item.text);
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
    QPointF const where = QPointF(point) + QPointF(0, verticalScrollBar()->value());
    auto const found = std::ranges::find_if(placed_, [&](Placed const& placed) {
        return placed.item.node != session::no_node && placed.box.contains(where);
    });
    return found == placed_.end() ? nullptr : &*found;
}

MoveTree::Placed const* MoveTree::place_of(NodeId node) const {
    auto const found = std::ranges::find_if(placed_, [&](Placed const& placed) {
        return placed.item.kind == Kind::move && placed.item.node == node;
    });
    return found == placed_.end() ? nullptr : &*found;
}

void MoveTree::reveal_current() {
    Placed const* here = place_of(current_);
    QScrollBar* bar = verticalScrollBar();
    if (here == nullptr) return bar->setValue(0);
    int const top = static_cast<int>(here->box.top() - line_height_);
    int const bottom = static_cast<int>(here->box.bottom() + line_height_);
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

} // namespace damier::desktop
