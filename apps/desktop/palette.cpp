#include "apps/desktop/palette.hpp"

namespace damier::desktop {

namespace {

struct Colours {
    QRgb window, base, alternate, text, muted, button, accent, accent_text, link;
};

constexpr Colours wood{0xfff4efe6, 0xfffdfaf4, 0xfff6f0e5, 0xff2f261c, 0xff85786a,
                       0xfff0e8da, 0xff8a5a2b, 0xffffffff, 0xff7a4a1c};
constexpr Colours slate{0xff252b33, 0xff1d2229, 0xff222830, 0xffe4e8ee, 0xff8d97a5,
                        0xff303843, 0xff5b8dc9, 0xff0e1319, 0xff8fb8ea};
constexpr Colours paper{0xfff5f5f3, 0xffffffff, 0xfff7f7f5, 0xff24262a, 0xff7b7f86,
                        0xffededea, 0xff3d6f9e, 0xffffffff, 0xff2b5f92};
constexpr Colours contrast{0xff000000, 0xff000000, 0xff0c0c0c, 0xffffffff, 0xffd8d8d8,
                           0xff141414, 0xffffd400, 0xff000000, 0xff7ad7ff};

Colours const& colours_of(std::string_view theme) {
    if (theme == "slate") return slate;
    if (theme == "paper") return paper;
    if (theme == "contrast") return contrast;
    return wood;
}

} // namespace

QPalette palette_of(std::string_view theme) {
    Colours const& c = colours_of(theme);
    QPalette palette{QColor(c.button), QColor(c.window)};
    palette.setColor(QPalette::Window, c.window);
    palette.setColor(QPalette::WindowText, c.text);
    palette.setColor(QPalette::Base, c.base);
    palette.setColor(QPalette::AlternateBase, c.alternate);
    palette.setColor(QPalette::Text, c.text);
    palette.setColor(QPalette::PlaceholderText, c.muted);
    palette.setColor(QPalette::Button, c.button);
    palette.setColor(QPalette::ButtonText, c.text);
    palette.setColor(QPalette::BrightText, c.accent_text);
    palette.setColor(QPalette::ToolTipBase, c.base);
    palette.setColor(QPalette::ToolTipText, c.text);
    palette.setColor(QPalette::Highlight, c.accent);
    palette.setColor(QPalette::HighlightedText, c.accent_text);
    palette.setColor(QPalette::Link, c.link);
    for (QPalette::ColorRole const role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, c.muted);
    return palette;
}

} // namespace damier::desktop
