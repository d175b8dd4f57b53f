// Fonts derived from a widget's own, so that the size of the text can be changed at any time.
#pragma once

#include <QFont>

#include <algorithm>
#include <cmath>

namespace damier::desktop {

inline QFont scaled(QFont font, double factor) {
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else // a style may give its size in pixels
        font.setPixelSize(std::max(1, static_cast<int>(std::lround(font.pixelSize() * factor))));
    return font;
}

inline QFont bold(QFont font) {
    font.setBold(true);
    return font;
}

} // namespace damier::desktop
