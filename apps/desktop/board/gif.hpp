// Pictures one after another as an animated GIF, which every program and every page can show. Qt
// reads the format but does not write it.
#pragma once

#include <QByteArray>
#include <QImage>

#include <vector>

namespace damier::desktop {

struct GifFrame {
    QImage image; // all of one size
    int milliseconds = 1000;
};

// Repeated for ever; at most 255 colours, the best for all frames together.
QByteArray gif_of(std::vector<GifFrame> const& frames);

} // namespace damier::desktop
