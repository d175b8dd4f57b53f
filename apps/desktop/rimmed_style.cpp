#include "apps/desktop/rimmed_style.hpp"

#include <QPainter>
#include <QStyleOption>

namespace damier::desktop {

namespace {

bool is_dark(QPalette const& palette) { return palette.color(QPalette::Window).lightness() < 128; }

void draw_rim(QStyleOption const& option, QPainter& painter, bool is_round, bool is_chosen) {
    bool const stands_out = is_chosen || option.state.testFlag(QStyle::State_HasFocus);
    QPen const rim(
        option.palette.color(stands_out ? QPalette::Highlight : QPalette::PlaceholderText),
        is_chosen ? 2 : 1);
    constexpr double half = 0.5, corner = 2;
    QRectF const frame = QRectF(option.rect).adjusted(half, half, -half, -half);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(rim);
    painter.setBrush(Qt::NoBrush);
    if (is_round)
        painter.drawEllipse(frame);
    else
        painter.drawRoundedRect(frame, corner, corner);
    painter.restore();
}

} // namespace

void RimmedStyle::drawPrimitive(PrimitiveElement element, QStyleOption const* option,
                                QPainter* painter, QWidget const* widget) const {
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (!is_dark(option->palette)) return;
    bool const is_box = element == PE_IndicatorCheckBox || element == PE_FrameLineEdit
                        || element == PE_Frame || element == PE_PanelButtonCommand;
    bool const is_chosen =
        element == PE_PanelButtonCommand && option->state.testFlag(QStyle::State_On);
    if (is_box || element == PE_IndicatorRadioButton)
        draw_rim(*option, *painter, element == PE_IndicatorRadioButton, is_chosen);
}

void RimmedStyle::drawComplexControl(ComplexControl control, QStyleOptionComplex const* option,
                                     QPainter* painter, QWidget const* widget) const {
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (is_dark(option->palette) && (control == CC_SpinBox || control == CC_ComboBox))
        draw_rim(*option, *painter, false, false);
}

} // namespace damier::desktop
