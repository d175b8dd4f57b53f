// The page on which a game is played: the board, the players, the moves, one line that speaks.
#pragma once

#include "apps/desktop/actions.hpp"
#include "apps/desktop/board/drawing.hpp"
#include "apps/desktop/board/look.hpp"
#include "apps/desktop/click_guard.hpp"
#include "apps/desktop/controller.hpp"
#include "apps/desktop/hand.hpp"

#include <QWidget>

#include <deque>

class QSplitter;

namespace damier::desktop {

class BoardWidget;
class EnginePanel;
class EvaluationBar;
class InfoStrip;
class MessageLine;
class MoveTree;
class Players;
class Prisoners;
class ResultCard;
class ReviewPanel;
class SideTabs;

class GamePage : public QWidget {
    Q_OBJECT

public:
    GamePage(Controller& controller, Actions& actions, QWidget* parent = nullptr);

    Hand& hand() { return *hand_; }
    BoardWidget& board() { return *board_; }
    MoveTree& moves() { return *moves_; }
    EnginePanel& engine() { return *engine_; }
    EvaluationBar& bar() { return *bar_; }
    ReviewPanel& review() { return *review_; }
    SideTabs& tabs() { return *tabs_; }
    InfoStrip& info() { return *info_; }
    ResultCard& card() { return *card_; }
    int side_width() const { return side_width_; } // what the user wants beside the board
    void set_side_width(int width);
    QString message() const;
    void set_clock(ClickGuard::Now now) { guard_ = ClickGuard(std::move(now)); }
    void set_look(Look const& look);
    void set_from_file(bool is_from_file); // nobody here has played it: there is no rematch
    void say(QString const& text, bool is_warning); // until something else is chosen or played
    void mark_diagram();                            // the position shown, or no longer
    void stop_animation();                          // shows at once what the game has come to

signals:
    void comment_wanted(int node);
    void remove_wanted(int node);
    void info_wanted();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Step {
        game::StatePtr state;
        game::Way way;
    };
    QWidget* make_board_side();
    QWidget* make_move_side();
    void connect_board();
    void click(game::Cell cell);
    void choose_variation(int places);
    void connect_moves();
    void share_width();
    void take_new_game();
    void animate(game::StatePtr const& state, game::Way const& way);
    void animate_next();
    void show_position();
    void show_board();
    void show_choice();
    void show_drawings();
    void draw(Drawing const& one);
    void take_choice();

    Controller& controller_;
    Actions& actions_;
    Hand* hand_;
    ClickGuard guard_{[] { return Controller::now(); }};
    std::deque<Step> steps_; // still to be animated
    Look look_;
    bool is_result_read_ = false; // and put away from the board
    bool is_from_file_ = false;

    BoardWidget* board_;
    ResultCard* card_ = nullptr; // below the result, over the board
    EvaluationBar* bar_;
    MoveTree* moves_;
    EnginePanel* engine_;
    ReviewPanel* review_;
    Prisoners* prisoners_;
    InfoStrip* info_;
    SideTabs* tabs_;
    QSplitter* splitter_;
    QWidget* side_ = nullptr; // beside the board
    int side_width_ = 350;
    Players* players_;
    MessageLine* message_;
};

} // namespace damier::desktop
