#include "apps/desktop/button_grid.hpp"

#include "apps/desktop/panels/fonts.hpp"

#include <QEvent>

#include <algorithm>

namespace damier::desktop {

namespace {

constexpr int gap = 2;

} // namespace

ButtonGrid::ButtonGrid(Actions const& actions, std::vector<Act> const& acts, QWidget* parent)
    : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    for (Act const act : acts) {
        auto* const one = new QToolButton(this);
        one->setDefaultAction(actions[act]);
        one->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        one->setAutoRaise(true);
        one->setFocusPolicy(Qt::TabFocus);
        one->setIconSize({20, 20});
        one->installEventFilter(this);
        buttons_.push_back(one);
    }
    set_fonts();
}

void ButtonGrid::set_fonts() {
    for (QToolButton* const one : buttons_) one->setFont(scaled(font(), 0.8));
    updateGeometry();
    arrange();
}

int ButtonGrid::widest() const {
    int width = 1; // of the words; a style leaves more room around them than there is
    for (QToolButton const* const one : buttons_)
        width = std::max(width, one->fontMetrics().horizontalAdvance(one->text()) + 2 * gap);
    return width;
}

// No row is much shorter than another: twelve buttons stand in one, two, three, four or six.
int ButtonGrid::columns_for(int width) const {
    int const count = static_cast<int>(buttons_.size());
    int const most = std::clamp((width + gap) / (widest() + gap), 1, count);
    int const rows = (count + most - 1) / most;
    return (count + rows - 1) / rows;
}

int ButtonGrid::heightForWidth(int width) const {
    int const columns = columns_for(width), count = static_cast<int>(buttons_.size());
    int const rows = (count + columns - 1) / columns;
    return rows * (buttons_.front()->sizeHint().height() + gap) - gap;
}

QSize ButtonGrid::sizeHint() const { return {200, heightForWidth(std::max(200, width()))}; }

QSize ButtonGrid::minimumSizeHint() const {
    return {widest(), heightForWidth(std::max(widest(), width()))};
}

void ButtonGrid::arrange() {
    int const columns = columns_for(width());
    if (std::exchange(columns_, columns) != columns) updateGeometry();
    int const height = buttons_.front()->sizeHint().height();
    for (int i = 0; i < static_cast<int>(buttons_.size()); ++i) {
        int const left = (width() + gap) * (i % columns) / columns;
        int const right = (width() + gap) * (i % columns + 1) / columns - gap;
        buttons_[static_cast<std::size_t>(i)]->setGeometry(left, i / columns * (height + gap),
                                                           right - left, height);
    }
}

void ButtonGrid::resizeEvent(QResizeEvent*) { arrange(); }

void ButtonGrid::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) set_fonts();
    QWidget::changeEvent(event);
}

// Their words have changed with the language.
bool ButtonGrid::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::ActionChanged) {
        updateGeometry();
        arrange();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace damier::desktop
