// One line of the new-game dialog: who takes a seat, a person or the computer at some
// level or with points.
#pragma once

#include "damier/game/game.hpp"
#include "damier/session/command.hpp"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

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
    void show_points();

    QLabel* seat_;
    QComboBox* kind_;
    QSpinBox* points_; // seen when the computer shall play with so many
    QLineEdit* name_;
};

} // namespace damier::desktop
