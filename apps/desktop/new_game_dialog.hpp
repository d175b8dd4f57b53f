// Everything that can be chosen before a game: which one, its options, who plays, the clock.
#pragma once

#include "damier/game/game.hpp"
#include "damier/session/command.hpp"

#include "apps/desktop/board/look.hpp"

#include <QDialog>

#include <map>
#include <span>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace damier::desktop {

class ClockEditor;
class SeatEditor;

class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    NewGameDialog(std::span<game::Game const* const> catalogue, Look const& look,
                  QWidget* parent = nullptr);

    void choose_game(std::string_view key);
    void set_position(QString const& text);
    // What is chosen, with a new seed; the reason if it cannot be played.
    Result<session::NewGame> chosen() const;
    void remember() const; // for next time

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void fill_games();
    void fit_form();
    void show_game();
    void show_options(session::NewGame const& last);
    void show_seats();
    void check();
    void filter(QString const& text);
    void retranslate();
    game::Game const& game() const;
    game::Options options() const;
    session::NewGame last_choice(game::Game const& game) const;

    std::span<game::Game const* const> catalogue_;
    Look look_;
    std::uint64_t seed_;
    std::map<std::string, QWidget*> option_fields_;
    std::vector<SeatEditor*> seats_;

    QLineEdit *filter_, *position_;
    QListWidget* games_;
    QLabel *name_, *summary_, *picture_, *problem_;
    QLabel *options_title_, *players_title_, *clock_title_, *more_title_;
    QScrollArea* area_ = nullptr;
    QWidget* options_box_;
    QVBoxLayout* seats_layout_;
    QComboBox* thinking_;
    QLabel *thinking_label_, *position_label_;
    ClockEditor* clock_;
    QCheckBox *touch_move_, *arbitrage_;
    QPushButton *start_, *cancel_;
};

} // namespace damier::desktop
