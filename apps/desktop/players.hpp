// Who sits at the board: a strip for each seat, the one at the bottom of the board below it and the
// others above.
#pragma once

#include "apps/desktop/board/look.hpp"
#include "apps/desktop/controller.hpp"

#include <QObject>

#include <vector>

class QVBoxLayout;

namespace damier::desktop {

class PlayerStrip;

class Players : public QObject {
    Q_OBJECT

public:
    Players(Controller& controller, QObject* parent);
    ~Players() override;

    QVBoxLayout* above() { return above_; }
    QVBoxLayout* below() { return below_; }
    void seat(); // those of the controller's game, or nobody
    void set_look(Look const& look);
    void show_position();

signals:
    void time_is_low(); // of a person

private:
    Controller& controller_;
    Look look_;
    QVBoxLayout *above_, *below_;
    std::vector<PlayerStrip*> strips_;
};

} // namespace damier::desktop
