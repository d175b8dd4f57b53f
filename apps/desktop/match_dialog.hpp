// A match between two computers or programs: who, which game, how many games; then the boards live,
// the score, and a table of the games.
#pragma once

#include "apps/desktop/board/look.hpp"
#include "apps/desktop/match_runner.hpp"

#include <QDialog>

#include <span>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace damier::desktop {

class BoardWidget;
class SeatEditor;

class MatchDialog : public QDialog {
    Q_OBJECT

public:
    MatchDialog(std::span<game::Game const* const> catalogue, play::Invite invite, Look const& look,
                QWidget* parent = nullptr);

    MatchRunner& runner() { return runner_; }
    void choose_game(std::string_view key);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Live {
        QWidget* place;
        QLabel* names;
        BoardWidget* board;
    };

    void build();
    void show_seats();
    void start_or_stop();
    void make_boards();
    void show_table(int table);
    void add_row(int number);
    void show_score();
    void say(QString const& text);
    void retranslate();
    game::Game const& game() const;
    QString name_of(int player) const;

    std::span<game::Game const* const> catalogue_;
    Look look_;
    MatchRunner runner_;

    QLabel *game_label_, *games_label_, *boards_label_, *time_label_, *score_, *message_;
    QComboBox* game_;
    QSpinBox *games_, *boards_, *time_;
    std::vector<SeatEditor*> seats_;
    QGridLayout* grid_;
    std::vector<Live> live_;
    QTableWidget* table_;
    QPushButton *start_, *close_;
};

} // namespace damier::desktop
