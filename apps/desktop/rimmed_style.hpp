// Qt's Fusion style, which darkens the window's colour for the rims of fields and boxes: on a dark
// window nobody would see them, so there they are drawn in a light colour.
#pragma once

#include <QProxyStyle>

namespace damier::desktop {

class RimmedStyle : public QProxyStyle {
public:
    RimmedStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

    void drawPrimitive(PrimitiveElement element, QStyleOption const* option, QPainter* painter,
                       QWidget const* widget) const override;
    void drawComplexControl(ComplexControl control, QStyleOptionComplex const* option,
                            QPainter* painter, QWidget const* widget) const override;
};

} // namespace damier::desktop
