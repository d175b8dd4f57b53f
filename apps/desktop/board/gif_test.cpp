// What is written is read again, by Qt, frame for frame.
#include "apps/desktop/board/gif.hpp"

#include <gtest/gtest.h>

#include <QBuffer>
#include <QImageReader>
#include <QPainter>

#include <cmath>

namespace damier::desktop {
namespace {

// More colours than a GIF may have, and a spot that wanders.
QImage picture(int i) {
    QImage image(160, 120, QImage::Format_RGB32);
    QPainter painter(&image);
    QLinearGradient colours(0, 0, 160, 120);
    colours.setColorAt(0, QColor(240, 220, 180));
    colours.setColorAt(0.5, QColor(120, 60, 20));
    colours.setColorAt(1, QColor(20, 30, 90));
    painter.fillRect(image.rect(), colours);
    painter.setBrush(QColor(200, 20, 30));
    painter.drawEllipse(QPoint(20 + 12 * i, 60), 14, 14);
    return image;
}

double distance(QImage const& a, QImage const& b) {
    double sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            QColor const p = a.pixelColor(x, y), q = b.pixelColor(x, y);
            sum += std::abs(p.red() - q.red()) + std::abs(p.green() - q.green())
                   + std::abs(p.blue() - q.blue());
        }
    return sum / (3.0 * a.width() * a.height());
}

TEST(Gif, IsReadAsItWasWritten) {
    std::vector<GifFrame> frames;
    for (int i = 0; i < 10; ++i) frames.push_back({picture(i), 100 * (i + 1)});
    QByteArray bytes = gif_of(frames);
    QBuffer buffer(&bytes);
    QImageReader reader(&buffer, "gif");
    if (!QImageReader::supportedImageFormats().contains("gif")) GTEST_SKIP() << "Qt reads no GIF";
    EXPECT_TRUE(reader.supportsAnimation());
    EXPECT_EQ(reader.loopCount(), -1); // for ever
    for (GifFrame const& frame : frames) {
        QImage const image = reader.read();
        ASSERT_EQ(image.size(), frame.image.size());
        EXPECT_LT(distance(image, frame.image), 4);
        EXPECT_EQ(reader.nextImageDelay(), frame.milliseconds);
    }
    EXPECT_FALSE(reader.canRead());
}

TEST(Gif, IsSmallWhereLittleChanges) {
    qsizetype const one = gif_of({{picture(0), 100}}).size();
    std::vector<GifFrame> const same(10, {picture(0), 100});
    EXPECT_LT(gif_of(same).size(), 2 * one);
    EXPECT_TRUE(gif_of({}).isEmpty());
}

} // namespace
} // namespace damier::desktop
