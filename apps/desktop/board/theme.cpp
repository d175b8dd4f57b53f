#include "apps/desktop/board/theme.hpp"

#include "damier/base/message.hpp"

#include <array>
#include <vector>

namespace damier::desktop {

namespace {

QColor rgb(unsigned value) { return QColor::fromRgb(value); }
QColor rgba(unsigned value, double opacity) {
    QColor colour = rgb(value);
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

Tone ivory() { return {rgb(0xf3e3c0), rgb(0xfffaec), rgb(0xc9ac78), rgb(0x7a5c32), rgb(0x9a7a48)}; }
Tone ebony() { return {rgb(0x3a2f2b), rgb(0x6d5d55), rgb(0x1a1412), rgb(0x120d0b), rgb(0x8d7a6c)}; }
Tone cherry() {
    return {rgb(0xb23a2a), rgb(0xe07660), rgb(0x7a1d14), rgb(0x4a0f0a), rgb(0xffd9c9)};
}

Theme wood() {
    Theme t;
    t.key = "wood";
    t.name = msg("Wood");
    t.material = Material::wood;
    t.light = rgb(0xe6cc9c), t.dark = rgb(0xa06a3c);
    t.frame = rgb(0x5d3a20), t.line = rgba(0x3a2210, 0.35);
    t.label_outside = rgb(0xecd9b4), t.label_light = rgb(0x8a6234), t.label_dark = rgb(0xf0d9ae);
    t.last = rgba(0xf6d743, 0.42), t.chosen = rgba(0x8fd14f, 0.62), t.target = rgb(0x93cf4e);
    t.must = rgb(0xff5a36), t.cursor = rgb(0x2f7fe0), t.arrow = rgb(0x1f8a4c);
    t.white = ivory(), t.black = ebony(), t.red = cherry();
    return t;
}

Theme slate() {
    Theme t;
    t.key = "slate";
    t.name = msg("Slate");
    t.material = Material::slate;
    t.light = rgb(0xc3ccd2), t.dark = rgb(0x6d7f8c);
    t.frame = rgb(0x2f3a43), t.line = rgba(0x1c252c, 0.30);
    t.label_outside = rgb(0xc9d3da), t.label_light = rgb(0x5c6c78), t.label_dark = rgb(0xe3eaef);
    t.last = rgba(0x58b7e8, 0.42), t.chosen = rgba(0x66d6a4, 0.62), t.target = rgb(0x52dca6);
    t.must = rgb(0xff7043), t.cursor = rgb(0xffc145), t.arrow = rgb(0x0f8f6a);
    t.white = {rgb(0xf1f3f4), rgb(0xffffff), rgb(0xb9c2c9), rgb(0x55626c), rgb(0x8b98a2)};
    t.black = {rgb(0x2b3238), rgb(0x5f6b75), rgb(0x12171b), rgb(0x0a0d10), rgb(0x83919c)};
    t.red = {rgb(0xb8443f), rgb(0xe58a80), rgb(0x7c211e), rgb(0x47100e), rgb(0xffe0d8)};
    return t;
}

Theme paper() {
    Theme t;
    t.key = "paper";
    t.name = msg("Paper");
    t.material = Material::paper;
    t.light = rgb(0xfbf6ea), t.dark = rgb(0xd8cbb1);
    t.frame = rgb(0xf3ecdb), t.line = rgba(0x5b4d36, 0.45);
    t.label_outside = rgb(0x6b5d46), t.label_light = rgb(0x8d7f66), t.label_dark = rgb(0x6f6048);
    t.last = rgba(0xf2b84b, 0.45), t.chosen = rgba(0x8cc08a, 0.65), t.target = rgb(0x4d8b55);
    t.must = rgb(0xd2452e), t.cursor = rgb(0x2468b4), t.arrow = rgb(0x2d7a4f);
    t.white = {rgb(0xfffdf7), rgb(0xffffff), rgb(0xe8dfcc), rgb(0x3d3423), rgb(0x8a7c62)};
    t.black = {rgb(0x3b352c), rgb(0x5d554a), rgb(0x262119), rgb(0x17130d), rgb(0xb5a88f)};
    t.red = {rgb(0xc2503f), rgb(0xdd7d6c), rgb(0x993627), rgb(0x5a1a11), rgb(0xffeae2)};
    t.outline = 0.05;
    return t;
}

Theme contrast() {
    Theme t;
    t.key = "contrast";
    t.name = msg("High contrast");
    t.material = Material::plain;
    t.light = rgb(0xffffff), t.dark = rgb(0x7f8a99);
    t.frame = rgb(0x000000), t.line = rgb(0x000000);
    t.label_outside = rgb(0xffffff), t.label_light = rgb(0x000000), t.label_dark = rgb(0x000000);
    t.last = rgba(0xffe100, 0.75), t.chosen = rgba(0x00d0ff, 0.80), t.target = rgb(0x003cff);
    t.must = rgb(0xe00000), t.cursor = rgb(0xff00c8), t.arrow = rgb(0x004bd6);
    t.white = {rgb(0xffffff), rgb(0xffffff), rgb(0xf4f4f4), rgb(0x000000), rgb(0x000000)};
    t.black = {rgb(0x000000), rgb(0x1a1a1a), rgb(0x000000), rgb(0xffffff), rgb(0xffffff)};
    t.red = {rgb(0xd00000), rgb(0xe81818), rgb(0xc00000), rgb(0x000000), rgb(0xffffff)};
    t.outline = 0.09;
    return t;
}

std::array<Theme, 4> const& all_themes() {
    static std::array<Theme, 4> const all{wood(), slate(), paper(), contrast()};
    return all;
}

} // namespace

Theme const& theme(std::string_view key) {
    for (Theme const& theme : all_themes())
        if (theme.key == key) return theme;
    return all_themes().front();
}

std::span<LookChoice const> themes() {
    static std::vector<LookChoice> const choices = [] {
        std::vector<LookChoice> list;
        for (Theme const& theme : all_themes())
            list.push_back({std::string(theme.key), theme.name});
        return list;
    }();
    return choices;
}

std::span<LookChoice const> piece_sets() {
    static std::array<LookChoice, 3> const choices{
        {{"turned", msg("Turned")}, {"flat", msg("Flat")}, {"diagram", msg("Diagram")}}};
    return choices;
}

} // namespace damier::desktop
