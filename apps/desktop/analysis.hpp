// Joins the engine panel, the evaluation bar and the review to the game on the board: what they
// look at, where their clicks go, and what of it is drawn on the board.
#pragma once

#include "apps/desktop/board/marks.hpp"
#include "apps/desktop/controller.hpp"

#include <QObject>

#include <optional>

namespace damier::desktop {

class BoardWidget;
class EnginePanel;
class EvaluationBar;
class ResultCard;
class ReviewPanel;
class Retry;
class SideTabs;

class Analysis : public QObject {
    Q_OBJECT

public:
    struct Parts {
        BoardWidget& board;
        EnginePanel& engine;
        EvaluationBar& bar;
        ReviewPanel& review;
        SideTabs& tabs;
        ResultCard& card;
    };

    Analysis(Controller& controller, Parts const& parts, QObject* parent = nullptr);

    void set_engine_on(bool is_on);
    void open_review(bool is_open); // shown, and told of the game
    void start_review();
    void set_reviews_at_end(bool does) { reviews_at_end_ = does; } // a quick look, for the card

signals:
    void said(QString text, bool is_warning);
    void engine_closed();

private:
    void connect_engine();
    void connect_review();
    void look_back(); // at a game that has just ended
    void follow();    // the position on the board has changed
    void show_lines();
    void play_line(game::Line const& line);
    void retry(session::NodeId mistake);
    void show_verdict(QString const& text, bool is_good);
    void look_at_mistake(session::NodeId mistake);
    std::vector<Arrow> mistake_arrows() const;
    void keep_review();

    Controller& controller_;
    BoardWidget& board_;
    EnginePanel& engine_;
    EvaluationBar& bar_;
    ReviewPanel& review_;
    SideTabs& tabs_;
    ResultCard& card_;
    Retry* retry_;
    std::optional<session::NodeId> mistake_; // whose arrows are on the board
    game::StatePtr seen_;
    bool reviews_at_end_ = false;
    bool was_live_ = false; // the game, when it was looked at last
};

} // namespace damier::desktop
