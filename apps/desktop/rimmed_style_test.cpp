#include "apps/desktop/palette.hpp"
#include "apps/desktop/rimmed_style.hpp"

#include <gtest/gtest.h>

#include <QCheckBox>
#include <QLineEdit>
#include <QRadioButton>

namespace damier::desktop {

namespace {

// The greatest difference in lightness between the window and anything in the picture of `widget`.
int contrast_of(QWidget& widget, char const* theme) {
    RimmedStyle style;
    QPalette const palette = palette_of(theme);
    widget.setStyle(&style);
    widget.setPalette(palette);
    widget.resize(60, 24);
    QImage picture(widget.size(), QImage::Format_RGB32);
    picture.fill(palette.color(QPalette::Window));
    widget.render(&picture);
    int most = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            most = std::max(most, std::abs(picture.pixelColor(x, y).lightness()
                                           - palette.color(QPalette::Window).lightness()));
    return most;
}

TEST(RimmedStyle, EmptyFieldsAndBoxesAreSeenInEveryTheme) {
    for (char const* const theme : {"wood", "slate", "paper", "contrast"}) {
        QCheckBox box;
        EXPECT_GT(contrast_of(box, theme), 40) << theme;
        QRadioButton button;
        EXPECT_GT(contrast_of(button, theme), 40) << theme;
        QLineEdit field;
        EXPECT_GT(contrast_of(field, theme), 40) << theme;
    }
}

} // namespace

} // namespace damier::desktop
