#include "apps/desktop/board/board_picture.hpp"

#include "apps/desktop/board/grain.hpp"
#include "apps/desktop/board/labels.hpp"

#include <QPainter>
#include <QPainterPath>

#include <map>
#include <memory>
#include <mutex>

namespace damier::desktop {

namespace {

struct Surfaces {
    QImage light, dark, frame;
};

// Computed once per theme; the start page alone needs dozens of boards.
Surfaces const& surfaces(Theme const& theme) {
    static std::mutex mutex;
    static std::map<std::string_view, Surfaces> known;
    std::lock_guard const lock(mutex);
    auto const [found, is_new] = known.try_emplace(theme.key);
    if (is_new)
        found->second = {grain(theme.material, theme.light, 11),
                         grain(theme.material, theme.dark, 23),
                         grain(theme.material, theme.frame, 37)};
    return found->second;
}

class Picture {
public:
    Picture(QPainter& painter, game::About const& about, BoardLayout const& layout,
            Look const& look, Medium medium)
        : painter_(painter),
          about_(about),
          layout_(layout),
          look_(look),
          medium_(medium),
          theme_(theme(look.theme)) {}

    void paint() {
        painter_.save();
        painter_.setRenderHint(QPainter::Antialiasing);
        frame();
        cells();
        bool const has_depth =
            theme_.material == Material::wood || theme_.material == Material::slate;
        if (medium_ == Medium::pixels && has_depth) light();
        if (look_.labels == Labels::inside) labels_inside();
        if (look_.labels == Labels::outside) labels_outside();
        painter_.restore();
    }

private:
    // Each cell shows another part of the surface, as if cut from another board.
    QBrush brush(QImage Surfaces::*surface, QColor const& colour, int part,
                 bool is_upright = false) {
        if (medium_ == Medium::vectors || theme_.material == Material::plain) return colour;
        QBrush brush(surfaces(theme_).*surface);
        QTransform transform;
        transform.translate((part * 197) % grain_size, (part * 331) % grain_size);
        if (is_upright) transform.rotate(90);
        // The grain keeps its size on the screen, whatever the density of the pixels.
        transform.scale(0.75, 0.75);
        brush.setTransform(transform);
        return brush;
    }

    void frame() {
        QRectF const outer = layout_.frame(), inner = layout_.field();
        double const round = layout_.unit() * 0.09;
        QPainterPath shape;
        shape.addRoundedRect(outer, round, round);
        painter_.setPen(Qt::NoPen);
        painter_.fillPath(shape, theme_.frame);
        if (medium_ == Medium::pixels) {
            painter_.setClipPath(shape);
            rails(outer, inner);
            painter_.setClipping(false);
        }
        QLinearGradient edge(outer.topLeft(), outer.bottomRight());
        edge.setColorAt(0, QColor(255, 255, 255, 70));
        edge.setColorAt(0.5, QColor(255, 255, 255, 0));
        edge.setColorAt(1, QColor(0, 0, 0, 90));
        double const width = std::max(1.0, layout_.unit() * 0.035);
        QPainterPath rim = shape; // as a surface: SVG files know no gradient along a line
        rim.addRoundedRect(outer.adjusted(width, width, -width, -width), round, round);
        painter_.fillPath(rim, edge);
    }

    // Four rails that meet at the corners, each with the grain along it.
    void rails(QRectF const& outer, QRectF const& inner) {
        auto const rail = [&](QPointF a, QPointF b, QPointF c, QPointF d, int part,
                              bool is_upright) {
            painter_.setBrush(brush(&Surfaces::frame, theme_.frame, part, is_upright));
            painter_.drawPolygon(QPolygonF{a, b, c, d});
        };
        rail(outer.topLeft(), outer.topRight(), inner.topRight(), inner.topLeft(), 3, false);
        rail(outer.bottomLeft(), outer.bottomRight(), inner.bottomRight(), inner.bottomLeft(), 7,
             false);
        rail(outer.topLeft(), outer.bottomLeft(), inner.bottomLeft(), inner.topLeft(), 5, true);
        rail(outer.topRight(), outer.bottomRight(), inner.bottomRight(), inner.topRight(), 9, true);
        if (theme_.material != Material::wood) return;
        painter_.setPen(QPen(QColor(0, 0, 0, 60), 1 / layout_.ratio()));
        painter_.drawLine(outer.topLeft(), inner.topLeft());
        painter_.drawLine(outer.topRight(), inner.topRight());
        painter_.drawLine(outer.bottomLeft(), inner.bottomLeft());
        painter_.drawLine(outer.bottomRight(), inner.bottomRight());
        painter_.setPen(Qt::NoPen);
    }

    void cells() {
        double const hair = std::max(1 / layout_.ratio(), layout_.unit() * 0.012);
        for (game::Cell cell = 0; cell < layout_.size(); ++cell) {
            if (layout_.is_absent(cell)) continue;
            bool const is_dark = about_.cells[cell].shade == game::Shade::dark;
            QBrush const fill = is_dark ? brush(&Surfaces::dark, theme_.dark, 2 * cell + 1)
                                        : brush(&Surfaces::light, theme_.light, 2 * cell);
            QPolygonF const& outline = layout_.outline(cell);
            bool const is_square = outline.size() == 4;
            painter_.setRenderHint(QPainter::Antialiasing, !is_square);
            painter_.setPen(is_square ? QPen(Qt::NoPen) : QPen(theme_.line, hair * 1.5));
            painter_.setBrush(fill);
            if (is_square)
                painter_.drawRect(outline.boundingRect());
            else
                painter_.drawPolygon(outline);
        }
        painter_.setRenderHint(QPainter::Antialiasing);
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(theme_.line, 2 * hair, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter_.drawRect(layout_.field().adjusted(-hair, -hair, hair, hair));
    }

    // Light from the top left; the frame stands a little higher than the cells.
    void light() {
        QRectF const field = layout_.field();
        QLinearGradient sun(field.topLeft(), field.bottomRight());
        sun.setColorAt(0, QColor(255, 255, 255, 26));
        sun.setColorAt(0.5, QColor(255, 255, 255, 0));
        sun.setColorAt(1, QColor(0, 0, 0, 30));
        painter_.fillRect(field, sun);
        double const depth = layout_.unit() * 0.11;
        auto const edge = [&](QRectF const& strip, QPointF from, QPointF to, int strength) {
            QLinearGradient fade(from, to);
            fade.setColorAt(0, QColor(0, 0, 0, strength));
            fade.setColorAt(1, QColor(0, 0, 0, 0));
            painter_.fillRect(strip, fade);
        };
        QPointF const origin = field.topLeft();
        edge({origin, QSizeF(field.width(), depth)}, origin, origin + QPointF(0, depth), 90);
        edge({origin, QSizeF(depth, field.height())}, origin, origin + QPointF(depth, 0), 70);
    }

    QFont font(double size, bool is_bold = false) const {
        QFont font = painter_.font();
        font.setPixelSize(std::max(1, static_cast<int>(size)));
        font.setBold(is_bold);
        return font;
    }

    void labels_inside() {
        double const unit = layout_.unit();
        if (unit < 34) return; // nobody could read them
        painter_.setFont(font(unit * 0.155));
        for (game::Cell cell = 0; cell < layout_.size(); ++cell) {
            game::CellShape const& shape = about_.cells[cell];
            if (layout_.is_absent(cell) || shape.label.empty()) continue;
            bool const is_dark = shape.shade == game::Shade::dark;
            painter_.setPen(is_dark ? theme_.label_dark : theme_.label_light);
            QRectF const box = layout_.outline(cell).boundingRect();
            bool const is_square = layout_.outline(cell).size() == 4;
            double const inset = unit * (is_square ? 0.05 : 0.03);
            painter_.drawText(box.adjusted(inset, inset * 0.6, -inset, -inset),
                              Qt::AlignTop | (is_square ? Qt::AlignLeft : Qt::AlignHCenter),
                              QString::fromStdString(shape.label));
        }
    }

    void labels_outside() {
        SideLabels const sides = side_labels(about_);
        double const unit = layout_.unit(), middle = layout_.margin() / 2;
        if (unit < 20) return;
        painter_.setFont(font(unit * 0.23));
        painter_.setPen(theme_.label_outside);
        auto const write = [&](double x, double y, std::string const& text) {
            QRectF const box(QPointF(x - unit / 2, y - unit / 2), QSizeF(unit, unit));
            painter_.drawText(box, Qt::AlignCenter, QString::fromStdString(text));
        };
        QRectF const field = layout_.field();
        bool const is_flipped = look_.is_flipped;
        for (SideLabel const& label : is_flipped ? sides.bottom : sides.top)
            write(layout_.centre(label.cell).x(), field.top() - middle, label.text);
        for (SideLabel const& label : is_flipped ? sides.top : sides.bottom)
            write(layout_.centre(label.cell).x(), field.bottom() + middle, label.text);
        for (SideLabel const& label : is_flipped ? sides.right : sides.left)
            write(field.left() - middle, layout_.centre(label.cell).y(), label.text);
        for (SideLabel const& label : is_flipped ? sides.left : sides.right)
            write(field.right() + middle, layout_.centre(label.cell).y(), label.text);
    }

    QPainter& painter_;
    game::About const& about_;
    BoardLayout const& layout_;
    Look const& look_;
    Medium medium_;
    Theme const& theme_;
};

} // namespace

void paint_board(QPainter& painter, game::About const& about, BoardLayout const& layout,
                 Look const& look, Medium medium) {
    Picture(painter, about, layout, look, medium).paint();
}

} // namespace damier::desktop
