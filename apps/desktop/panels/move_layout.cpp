#include "apps/desktop/panels/move_layout.hpp"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace damier::desktop {

namespace {

using Kind = MoveItem::Kind;

constexpr double margin = 4;  // above and below everything
constexpr double padding = 5; // left and right of a word
constexpr double indent = 14; // per depth of variation
constexpr int deepest_indent = 5;

} // namespace

MoveLayout::MoveLayout(MoveText const& text, QFont const& font, double width)
    : font_(font), width_(width), line_height_(QFontMetricsF(font).height() + 6) {
    double top = margin;
    for (MoveParagraph const& paragraph : text.paragraphs)
        top = paragraph.kind == MoveParagraph::Kind::row ? row(paragraph, text.columns, top)
                                                         : flow(paragraph, top);
    height_ = top + margin;
}

double MoveLayout::gap_before(MoveItem const& item) {
    return item.kind == Kind::comment ? 2 : padding;
}

double MoveLayout::left_of(int depth) { return 8 + indent * std::min(depth, deepest_indent); }

QFont MoveLayout::font_of(Placed const& placed) const {
    QFont result = font_;
    if (placed.item.kind == Kind::move && placed.depth == 0) result.setWeight(QFont::DemiBold);
    if (placed.item.kind == Kind::comment) result.setItalic(true);
    return result;
}

double MoveLayout::width_of(Placed const& placed) const {
    MoveItem const& item = placed.item;
    QFontMetricsF const metrics(font_of(placed));
    double const gap = gap_before(item);
    double width = metrics.horizontalAdvance(item.text) + 2 * gap;
    if (item.kind == Kind::number) width -= gap; // close to its move
    if (!item.signs.isEmpty()) width += metrics.horizontalAdvance(item.signs) + 2;
    return width;
}

// Words one behind the other, broken before the edge; answers where the next line is.
double MoveLayout::flow(MoveParagraph const& paragraph, double top) {
    double const left = left_of(paragraph.depth), right = width_ - 6;
    double x = left;
    for (MoveItem const& item : paragraph.items) {
        Placed placed{item, {}, paragraph.depth};
        double const width = width_of(placed);
        if (x > left && x + width > right) {
            x = left;
            top += line_height_;
        }
        placed.box = {x, top, width, line_height_};
        placed_.push_back(placed);
        x += width;
    }
    return top + line_height_;
}

// A round: its number, then a column for each seat.
double MoveLayout::row(MoveParagraph const& paragraph, int columns, double top) {
    double const numbers =
        QFontMetricsF(font_).horizontalAdvance(QStringLiteral("000.")) + 2 * padding;
    double const column = (width_ - numbers) / columns;
    double bottom = top + line_height_;
    std::vector<double> x(static_cast<std::size_t>(columns), 0), y(x.size(), top);
    for (MoveItem const& item : paragraph.items) {
        if (item.kind == Kind::number) {
            placed_.push_back({item, {0, top, numbers, line_height_}, 0});
            continue;
        }
        auto const c = static_cast<std::size_t>(std::clamp(item.column, 0, columns - 1));
        Placed placed{item, {}, 0};
        double const width = width_of(placed);
        if (x[c] > 0 && x[c] + width > column) {
            x[c] = 0;
            y[c] += line_height_;
        }
        double const left = numbers + column * static_cast<double>(c);
        placed.box = {left + x[c], y[c], std::min(width, column), line_height_};
        placed_.push_back(placed);
        x[c] += width;
        bottom = std::max(bottom, y[c] + line_height_);
    }
    return bottom;
}

MoveLayout::Placed const* MoveLayout::at(QPointF point) const {
    auto const found = std::ranges::find_if(placed_, [&](Placed const& placed) {
        return placed.item.node != session::no_node && placed.box.contains(point);
    });
    return found == placed_.end() ? nullptr : &*found;
}

MoveLayout::Placed const* MoveLayout::place_of(session::NodeId node) const {
    auto const found = std::ranges::find_if(placed_, [&](Placed const& placed) {
        return placed.item.kind == Kind::move && placed.item.node == node;
    });
    return found == placed_.end() ? nullptr : &*found;
}

MoveLayout::Placed const* MoveLayout::nearest_line(Placed const& from, int direction) const {
    QPointF const start = from.box.center();
    Placed const* best = nullptr;
    double best_distance = 0;
    for (Placed const& placed : placed_) {
        QPointF const way = placed.box.center() - start;
        if (placed.item.kind != Kind::move || way.y() * direction < 1) continue;
        double const distance = std::abs(way.y()) * 1000 + std::abs(way.x());
        if (best != nullptr && distance >= best_distance) continue;
        best = &placed;
        best_distance = distance;
    }
    return best;
}

} // namespace damier::desktop
