// The board as a picture: thumbnails, files, printed pages.
#pragma once

#include "apps/desktop/board/drawing.hpp"
#include "apps/desktop/board/look.hpp"
#include "damier/base/result.hpp"
#include "damier/game/state.hpp"

#include <QImage>
#include <QString>

#include <utility>
#include <vector>

class QPainter;

namespace damier::desktop {

// `size` in logical pixels.
QImage thumbnail(game::State const& state, Look const& look, QSize size, double device_pixel_ratio);

// What a picture shows beside the pieces. The state must live as long.
struct Scene {
    Scene(game::State const& shown, std::vector<game::Cell> last_move = {}, Drawings drawn = {})
        : state(&shown), last(std::move(last_move)), drawings(std::move(drawn)) {}

    game::State const* state;
    std::vector<game::Cell> last; // the cells of the last move
    Drawings drawings;
};

// The ending of the file's name chooses: .png, .svg or .pdf.
Result<Done> export_board(Scene const& scene, Look const& look, QString const& file);

// One after another, each for so long and the last one longer, as an animated GIF with sides of
// `side` pixels.
struct Animation {
    int milliseconds = 1000;
    int side = 480;
};
Result<Done> export_animation(std::vector<Scene> const& scenes, Look const& look,
                              Animation const& animation, QString const& file);

// As large as fits into `area`, in vectors.
void print_board(QPainter& painter, QRectF area, Scene const& scene, Look const& look);

// The same as pixels: as large as fits into a square of this size.
QImage picture_of(Scene const& scene, Look const& look, int side);

} // namespace damier::desktop
