// The other programs that the person has made known, as the window uses them: players of every
// game, analysts of the engine panel.
#pragma once

#include "apps/desktop/engines.hpp"

#include <QObject>

class QWidget;

namespace damier::desktop {

class Controller;
class EnginePanel;

class OtherPrograms : public QObject {
    Q_OBJECT

public:
    OtherPrograms(Controller& controller, EnginePanel& panel, QWidget* window);

    void reach_with(Programs programs);
    play::Invite const& invite() const { return programs_.invite; }
    void choose(); // in the dialog

signals:
    void said(QString const& text, bool is_warning);

private:
    void offer_analysts();

    Controller& controller_;
    EnginePanel& panel_;
    QWidget* window_;
    Programs programs_;
};

} // namespace damier::desktop
