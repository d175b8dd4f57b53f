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
    };

    Analysis(Controller& controller, Parts const& parts, QObject* parent = nullptr);

    void set_engine_on(bool is_on);
    void open_review(bool is_open); // shown, and told of the game
    void start_review();

signals:
    void said(QString text, bool is_warning);
    void engine_closed();

private:
    void connect_engine();
    void connect_review();
    void follow(); // the position on the board has changed
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
    Retry* retry_;
    std::optional<session::NodeId> mistake_; // whose arrows are on the board
    game::StatePtr seen_;
};

} // namespace damier::desktop
