#include "apps/desktop/board/export.hpp"

#include "apps/desktop/board/board_picture.hpp"
#include "apps/desktop/board/gif.hpp"
#include "apps/desktop/board/marks.hpp"
#include "apps/desktop/board/pieces.hpp"

#include "damier/base/output_file.hpp"

#include <QBuffer>
#include <QFileInfo>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

namespace damier::desktop {

namespace {

constexpr int picture_side = 1200; // pixels of a PNG, units of an SVG

void paint(QPainter& painter, BoardLayout const& layout, Scene const& scene, Look const& look,
           Medium medium) {
    game::State const& state = *scene.state;
    game::About const& about = state.about();
    Marks marks;
    marks.state = &state;
    marks.last = scene.last;
    marks.drawings = scene.drawings;
    paint_board(painter, about, layout, look, medium);
    paint_marks_below(painter, layout, theme(look.theme), marks);
    for (game::Cell cell = 0; cell < layout.size(); ++cell)
        if (auto const piece = state.at(cell))
            paint_piece(painter, layout.centre(cell), layout.radius(),
                        piece_look(about, *piece, theme(look.theme), piece_set(look.pieces)));
    paint_marks_above(painter, layout, theme(look.theme), marks);
}

// Files show the whole board without empty margins: the picture is as large as the frame.
BoardLayout picture_layout(Scene const& scene, Look const& look, int side = picture_side) {
    return {scene.state->about(), QRectF(0, 0, side, side), look, 1};
}

bool write_png(QIODevice& device, Scene const& scene, Look const& look) {
    return picture_of(scene, look, picture_side).save(&device, "PNG");
}

bool write_svg(QIODevice& device, Scene const& scene, Look const& look) {
    BoardLayout const layout = picture_layout(scene, look);
    QSvgGenerator generator;
    generator.setOutputDevice(&device);
    generator.setSize(layout.frame().size().toSize());
    generator.setViewBox(QRectF(QPointF(), layout.frame().size()));
    generator.setTitle(QStringLiteral("Damier"));
    QPainter painter;
    if (!painter.begin(&generator)) return false;
    painter.translate(-layout.frame().topLeft());
    paint(painter, layout, scene, look, Medium::vectors);
    return painter.end();
}

bool write_pdf(QIODevice& device, Scene const& scene, Look const& look) {
    QPdfWriter writer(&device);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setTitle(QStringLiteral("Damier"));
    writer.setCreator(QStringLiteral("Damier"));
    QPainter painter;
    if (!painter.begin(&writer)) return false;
    print_board(painter, QRectF(QPointF(), QSizeF(writer.width(), writer.height())), scene, look);
    return painter.end();
}

} // namespace

QImage thumbnail(game::State const& state, Look const& look, QSize size,
                 double device_pixel_ratio) {
    QImage image((QSizeF(size) * device_pixel_ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(device_pixel_ratio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    QRectF const area(0, 0, size.width(), size.height());
    paint(painter, BoardLayout(state.about(), area, look, device_pixel_ratio), state, look,
          Medium::pixels);
    return image;
}

Result<Done> export_board(Scene const& scene, Look const& look, QString const& file) {
    QString const ending = QFileInfo(file).suffix().toLower();
    auto const write = ending == QLatin1String("png")   ? write_png
                       : ending == QLatin1String("svg") ? write_svg
                       : ending == QLatin1String("pdf") ? write_pdf
                                                        : nullptr;
    if (!write)
        return error(msg("a picture of the board is a file .png, .svg or .pdf, not «{}»"),
                     file.toStdString());
    QBuffer device;
    if (!device.open(QIODevice::WriteOnly) || !write(device, scene, look))
        return error(msg("cannot write «{}»: {}"), file.toStdString(),
                     device.errorString().toStdString());
    return write_file(file.toStdString(), device.data().toStdString(), Replace::yes);
}

Result<Done> export_animation(std::vector<Scene> const& scenes, Look const& look,
                              Animation const& animation, QString const& file) {
    if (QFileInfo(file).suffix().toLower() != QLatin1String("gif"))
        return error(msg("moves are shown by a file .gif, not «{}»"), file.toStdString());
    std::vector<GifFrame> frames;
    for (Scene const& scene : scenes) {
        QImage image(picture_of(scene, look, animation.side));
        QImage ground(image.size(), QImage::Format_RGB32); // a GIF knows no half-shadows
        ground.fill(Qt::white);
        QPainter(&ground).drawImage(0, 0, image);
        frames.push_back({ground, animation.milliseconds});
    }
    if (!frames.empty()) frames.back().milliseconds += 2000;
    return write_file(file.toStdString(), gif_of(frames).toStdString(), Replace::yes);
}

void print_board(QPainter& painter, QRectF area, Scene const& scene, Look const& look) {
    paint(painter, BoardLayout(scene.state->about(), area, look, 1), scene, look, Medium::vectors);
}

QImage picture_of(Scene const& scene, Look const& look, int side) {
    BoardLayout const layout = picture_layout(scene, look, side);
    QImage image(layout.frame().size().toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.translate(-layout.frame().topLeft());
    paint(painter, layout, scene, look, Medium::pixels);
    return image;
}

} // namespace damier::desktop
