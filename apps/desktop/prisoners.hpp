// Pieces beside the board, such as Mansuba's prisoners: each a button that sets it free when that
// is a legal action now.
#pragma once

#include "apps/desktop/board/look.hpp"

#include "damier/game/state.hpp"

#include <QWidget>

#include <optional>

class QHBoxLayout;
class QLabel;

namespace damier::desktop {

class Prisoners : public QWidget {
    Q_OBJECT

public:
    explicit Prisoners(QWidget* parent = nullptr);

    void set_look(Look const& look) { look_ = look; }
    void show_state(game::State const& state, bool can_play); // hides itself when there is none

signals:
    void action_chosen(int action); // index into State::actions()

private:
    QLabel* title_;
    QHBoxLayout* row_;
    Look look_;
};

// The action that brings this piece back, if it is legal now.
std::optional<std::size_t> freeing_action(game::State const& state, std::size_t aside);

} // namespace damier::desktop
