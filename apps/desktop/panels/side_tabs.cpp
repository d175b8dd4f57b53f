#include "apps/desktop/panels/side_tabs.hpp"

#include "apps/desktop/words.hpp"

#include <QEvent>
#include <QTabBar>

#include <algorithm>

namespace damier::desktop {

SideTabs::SideTabs(QWidget* parent) : QTabWidget(parent) {
    setDocumentMode(true);
    setTabsClosable(true);
    tabBar()->setExpanding(false);
    setUsesScrollButtons(false); // a tab that is cut is found more easily than one out of sight
    setElideMode(Qt::ElideRight);
    connect(this, &QTabWidget::tabCloseRequested, this, [this](int index) {
        QWidget* const panel = widget(index);
        close_panel(panel);
        Q_EMIT panel_closed(panel);
    });
}

void SideTabs::add(QWidget* panel, std::string_view name) {
    panels_.push_back({panel, name});
    panel->setParent(this);
    panel->hide();
    if (panels_.size() > 1) return;
    open(panel);
    for (auto const side : {QTabBar::LeftSide, QTabBar::RightSide})
        tabBar()->setTabButton(0, side, nullptr);
}

void SideTabs::open(QWidget* panel) {
    if (!is_open(panel)) {
        int place = 0;
        for (Panel const& one : panels_) {
            if (one.widget == panel) break;
            if (is_open(one.widget)) ++place;
        }
        insertTab(place, panel, QString());
        retranslate();
    }
    setCurrentWidget(panel);
}

void SideTabs::close_panel(QWidget* panel) {
    int const index = indexOf(panel);
    if (index <= 0) return;
    removeTab(index);
    panel->setParent(this);
    panel->hide();
}

QStringList SideTabs::open_panels() const {
    QStringList names;
    for (int i = 0; i < count(); ++i)
        if (i != currentIndex()) names += widget(i)->objectName();
    return names << currentWidget()->objectName();
}

void SideTabs::reopen(QStringList const& panels) {
    for (QString const& name : panels)
        for (Panel const& one : panels_)
            if (one.widget->objectName() == name) open(one.widget);
}

void SideTabs::retranslate() {
    for (Panel const& one : panels_) {
        int const index = indexOf(one.widget);
        if (index < 0) continue;
        setTabText(index, words(one.name));
        for (auto const side : {QTabBar::LeftSide, QTabBar::RightSide})
            if (QWidget* const cross = tabBar()->tabButton(index, side)) {
                cross->setToolTip(words(msg("Close")));
                cross->setAccessibleName(words(msg("Close")));
            }
    }
    setAccessibleName(words(msg("Beside the board")));
    tabBar()->setAccessibleName(words(msg("Beside the board")));
}

void SideTabs::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QTabWidget::changeEvent(event);
}

} // namespace damier::desktop
