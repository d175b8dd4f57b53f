// One line of the new-game dialog: who takes a seat, a person or the computer at some level.
#pragma once

#include "damier/game/game.hpp"
#include "damier/session/command.hpp"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace damier::desktop {

class SeatEditor : public QWidget {
    Q_OBJECT

public:
    explicit SeatEditor(QWidget* parent = nullptr);

    void show_seat(game::Game const& game, std::string_view seat_name);
    session::Player player() const; // without thinking time
    void set_player(session::Player const& player);

signals:
    void changed();

private:
    QLabel* seat_;
    QComboBox* kind_;
    QLineEdit* name_;
};

} // namespace damier::desktop
