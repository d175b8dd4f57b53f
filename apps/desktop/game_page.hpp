// The page on which a game is played: the board, the players, the moves, one line that speaks.
#pragma once

#include "apps/desktop/actions.hpp"
#include "apps/desktop/board/look.hpp"
#include "apps/desktop/controller.hpp"

#include <QWidget>

#include <deque>
#include <vector>

class QBoxLayout;
class QLabel;
class QPushButton;
class QSplitter;
class QToolButton;

namespace damier::desktop {

class BoardWidget;
class MoveTree;

class GamePage : public QWidget {
    Q_OBJECT

public:
    GamePage(Controller& controller, Actions& actions, QWidget* parent = nullptr);

    BoardWidget& board() { return *board_; }
    MoveTree& moves() { return *moves_; }
    QSplitter& splitter() { return *splitter_; }
    void add_below_moves(QWidget* widget);
    void set_look(Look const& look);
    void say(QString const& text, bool is_warning);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Step {
        game::StatePtr state;
        game::Way way;
    };

    QWidget* make_board_side();
    QWidget* make_move_side();
    void connect_board();
    void take_new_game();
    void animate(game::StatePtr const& state, game::Way const& way);
    void animate_next();
    void show_position();
    void show_choice();
    void show_players();
    void show_clocks();
    void show_buttons();
    void show_aside();
    void show_turn();
    void retranslate();

    Controller& controller_;
    Actions& actions_;
    std::deque<Step> steps_; // still to be animated
    Look look_;

    BoardWidget* board_;
    MoveTree* moves_;
    QSplitter* splitter_;
    QBoxLayout *above_, *below_, *side_;
    std::vector<QLabel*> players_;
    QLabel *sign_, *message_, *aside_;
    QWidget *end_row_, *special_row_;
    QTimer clock_timer_;
    bool is_warning_ = false;
};

} // namespace damier::desktop
