// One player above or below the board: piece, name, what was taken, score and clock.
#pragma once

#include "apps/desktop/board/look.hpp"
#include "apps/desktop/panels/clock_widget.hpp"
#include "apps/desktop/panels/taken.hpp"

#include <QWidget>

class QLabel;

namespace damier::desktop {

class TakenRow;

class PlayerStrip : public QWidget {
    Q_OBJECT

public:
    explicit PlayerStrip(QWidget* parent = nullptr);
    ~PlayerStrip() override;

    void set_look(Look const& look);
    // Empty name: the seat's own is shown.
    void set_player(game::Seat seat, QString const& name, bool is_computer);
    void show_state(game::StatePtr state, Taken taken);
    void set_note(QString const& note); // "thinking…", "offers a draw"
    void set_active(bool is_active);    // it is this player's turn

    ClockWidget* clock() const { return clock_; }
    game::Seat seat() const { return seat_; }

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void fill();
    bool has_room_for_note() const;
    QString fill_score(); // as it is said

    game::Seat seat_ = 0;
    QString name_, note_text_;
    bool is_computer_ = false, is_active_ = false;
    Look look_;
    game::StatePtr state_;
    Taken taken_pieces_;

    QLabel *picture_, *name_label_, *note_, *score_;
    TakenRow* taken_;
    ClockWidget* clock_;
};

} // namespace damier::desktop
