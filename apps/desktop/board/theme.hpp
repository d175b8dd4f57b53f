// The colours and materials of a board.
#pragma once

#include "apps/desktop/board/look.hpp"

#include <QColor>

namespace damier::desktop {

enum class Material { plain, wood, slate, paper };

// What a piece is made of.
struct Tone {
    QColor face, light, dark; // the middle, where light falls, where it does not
    QColor rim;               // outline
    QColor ink;               // of what is engraved
};

struct Theme {
    std::string_view key;
    std::string_view name; // message id
    Material material;
    QColor light, dark, frame, line; // cells; around them; between them
    QColor label_outside, label_light, label_dark;
    QColor last, chosen, target, must, cursor, arrow;
    Tone white, black, red;
    double outline = 0.03; // of the pieces, in radii
};

Theme const& theme(std::string_view key);

} // namespace damier::desktop
